import { mountThirdParty } from '../../consent/load-third-party';
import { THIRD_PARTIES, thirdPartyUrl } from '../../consent/third-parties';
import type { FeatureScope } from '../../core/entry/site-services';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { inTime } from '../../dom/in-time';
import { familiesIn, googleFontsUrl } from './google-fonts';
import { findMissingFonts, type TypekitFont } from './typekit';

interface Typekit {
  readonly config?: unknown;
  load(): void;
}

const typekit = () => (window as unknown as { Typekit?: Typekit }).Typekit;

const KIT_ID = /^[a-z\d]+$/i;

/** Links a style sheet until the scope ends; resolves when it has loaded. */
function linkSheet(scope: Scope, href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = thirdPartyUrl('googleFonts', href);
  const loaded = new Promise((resolve, reject) => {
    scope.listen(link, 'load', resolve);
    scope.listen(link, 'error', () => reject(new Error(`${href} could not be loaded.`)));
  });
  scope.owner().insert(link, document.head);
  return inTime(loaded, THIRD_PARTIES.googleFonts.timeoutMs, `${href} took too long to load.`);
}

function mountGoogleFonts(scope: FeatureScope, names: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const href = googleFontsUrl(names, familiesIn(links.map((link) => link.href)));
  if (href) mountThirdParty(scope, 'googleFonts', { show: (part) => linkSheet(part, href) });
}

function reportMissing(scope: Scope, fonts: readonly TypekitFont[]): void {
  const missing = findMissingFonts(fonts, typekit()?.config);
  if (!missing.length) return;
  scope.warn(
    'read',
    `requested font no longer in Typekit: ${missing.join(', ')}. A fallback font is used. Choose another font in the site's styles.`,
  );
}

function mountTypekit(scope: FeatureScope, kit: string, fonts: readonly TypekitFont[]): void {
  // The page has loaded its kit itself.
  if (typekit()) {
    reportMissing(scope, fonts);
    return;
  }
  if (!KIT_ID.test(kit)) return;
  mountThirdParty(scope, 'typekit', {
    async show(part, { load }) {
      await load(`https://use.typekit.net/${kit}.js`);
      typekit()?.load();
      reportMissing(part, fonts);
    },
  });
}

export const unit = defineFeature({
  mount({ googleFonts, typekitFonts, website }, scope) {
    mountGoogleFonts(
      scope,
      googleFonts.map(({ includeName }) => includeName),
    );
    if (typekitFonts.length) mountTypekit(scope, website.typekitId, typekitFonts);
  },
});
