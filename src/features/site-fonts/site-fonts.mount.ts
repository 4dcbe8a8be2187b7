import { mountThirdParty } from '../../consent/load-third-party';
import { THIRD_PARTIES, thirdPartyUrl } from '../../consent/third-parties';
import type { SiteContext } from '../../context/context';
import type { FeatureScope } from '../../core/entry/site-services';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { list, number, object, record, string } from '../../data/shape';
import { withTimeout } from '../../dom/with-timeout';
import { decodePart, encodePart } from '../../text/address-part';

const ADDRESS = 'https://fonts.googleapis.com/css2';

/** `Open+Sans:ital,wght@0,400` → `open sans`. */
const familyOf = (name: string): string =>
  (name.split(':')[0] ?? '').replaceAll('+', ' ').trim().toLowerCase();

/** As Google writes them: these signs stay as they are, and a blank is a plus. */
const encode = (name: string): string =>
  encodePart(name.trim())
    .replaceAll('%20', '+')
    .replace(/%(?:2C|3A|3B|40|2B)/gi, decodePart);

/** The families that style sheets of the page load already. Older addresses separate them by `|`. */
export function familiesIn(hrefs: readonly string[]): ReadonlySet<string> {
  const names = hrefs.flatMap((href) =>
    URL.canParse(href) ? new URL(href).searchParams.getAll('family') : [],
  );
  return new Set(names.flatMap((name) => name.split('|')).map(familyOf));
}

/** The address of one sheet for all fonts, with `family` repeated; undefined when the page has them all. */
export function googleFontsUrl(names: readonly string[], present: ReadonlySet<string>): string | undefined {
  const missing = [...new Set(names)].filter((name) => familyOf(name) && !present.has(familyOf(name)));
  if (!missing.length) return undefined;
  return `${ADDRESS}?${missing.map((name) => `family=${encode(name)}`).join('&')}&display=swap`;
}

/** Typekit names variations: `n4` is normal 400, `i7` italic 700. */
type TypekitFont = SiteContext['typekitFonts'][number];

const readKit = object({
  fc: list(object({ id: number(), family: string(), descriptors: record() })),
});

/** `normal` and `400` → `n4`. */
const variationOf = ({ style, weight }: Readonly<Record<string, unknown>> = {}): string =>
  `${style === 'italic' ? 'i' : style === 'oblique' ? 'o' : 'n'}${`${weight ?? 4}`.charAt(0)}`;

/** The fonts and variations that a kit should have and does not, as texts. A font is known by its number or its family. */
export function findMissingFonts(fonts: readonly TypekitFont[], config: unknown): string[] {
  const { fc } = readKit(config);
  return fonts.flatMap(({ id, variations }) => {
    const delivered = fc.filter((font) => `${font.id}` === id || font.family === id);
    if (!delivered.length) return [id];
    const known = delivered.map(({ descriptors }) => variationOf(descriptors));
    return variations.filter((wanted) => !known.includes(wanted)).map((wanted) => `${id} ${wanted}`);
  });
}

const typekit = () => (window as { Typekit?: { readonly config?: unknown; load(): void } }).Typekit;

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
  return withTimeout(loaded, THIRD_PARTIES.googleFonts.timeoutMs, `${href} took too long to load.`);
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
