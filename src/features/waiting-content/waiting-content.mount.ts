import { isDrivenByTheme, isThemeRunning } from '../../context/driven-by-theme';
import { whenThemeHasRun } from '../../context/theme-scripts';
import type { BlockState } from '../../core/entry/inspection';
import type { FeatureScope } from '../../core/entry/site-services';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { defineFeature } from '../../core/unit';
import { findAll, withAncestors } from '../../dom/find-all';
import { whenIdle, whenLoaded } from '../../dom/idle';
import { whenStill } from '../../dom/when-still';
import { findWaitingContent } from './find-waiting-content';

const NEVER_SHOWN: readonly BlockState[] = ['failed', 'off'];

/**
 * A block shows its own parts when it is their turn, unless it has failed or is switched off; so does what a theme's script drives. A picture that is a block
 * itself has no parts.
 */
function createIsLeftOut({ inlay, blocks: known }: FeatureScope): (element: HTMLElement) => boolean {
  const frames = new Set(known.flatMap(({ name, framesContent }) => (framesContent ? name : [])));
  const blocks = new Set(
    inlay
      .inspect()
      .flatMap(({ block, element, state }) =>
        element && !NEVER_SHOWN.includes(state) && !frames.has(block) && element.localName !== 'img'
          ? element
          : [],
      ),
  );
  return (element) =>
    withAncestors(element).some(
      (box) => blocks.has(box) || (Boolean(box.dataset.controller) && isDrivenByTheme(box)),
    );
}

/** Pages make their texts transparent until a font kit has come, and call it loading for ever where it has not. */
function stopWaitingForFonts(owner: LedgerOwner): void {
  if ('Typekit' in window) return;
  for (const root of findAll(document, 'html.wf-loading'))
    owner.claim(root, { classes: { 'wf-loading': false } });
}

/** Shows what is still invisible when the page has loaded, after running animations have ended. */
export const unit = defineFeature({
  mount(_, scope) {
    const owner = scope.owner();
    const shown = new Set<HTMLElement>();
    const loading = new WeakSet<HTMLImageElement>();
    const onLoading = (picture: HTMLImageElement) => {
      if (!loading.has(picture)) scope.listen(picture, 'load', show, { once: true });
      loading.add(picture);
    };
    const show = scope.guard(async () => {
      // The theme's script may have started since, or be loading: some pages ask for it only after they have loaded.
      await whenThemeHasRun();
      if (isThemeRunning()) return;
      stopWaitingForFonts(owner);
      const find = () => findWaitingContent({ isLeftOut: createIsLeftOut(scope), shown, onLoading });
      // Again for what waits inside of what has been found.
      for (let found = await find(); found.size; found = await find()) {
        await whenStill([...found]);
        found = await find();
        for (const hider of found) {
          shown.add(hider);
          owner.claim(hider, { styles: { opacity: '1 !important', visibility: 'visible !important' } });
        }
      }
    });
    whenLoaded(scope, show);
    scope.on('site:scan', () => scope.defer(whenIdle(show)));
  },
});
