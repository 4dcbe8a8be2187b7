import type { FeatureScope } from '../../core/entry/feature';
import { whenIdle } from '../../dom/idle';
import { whenStill } from '../../dom/when-still';
import { findWaitingContent } from './waiting-content';

/** Blocks around much of a page, which bring only its navigation and sections to life. */
const FRAMES = new Set([
  'header-menu',
  'mobile-menu',
  'ancillary-layout',
  'nav-folders',
  'section-animation',
]);

/** Any other block shows its own parts when it is their turn, unless it has failed. */
function createIsInBlock({ inlay }: FeatureScope): (element: HTMLElement) => boolean {
  const blocks = new Set(
    inlay
      .inspect()
      .flatMap(({ block, element, state }) =>
        element && state !== 'failed' && !FRAMES.has(block) ? element : [],
      ),
  );
  return (element) => {
    for (let box: Element | null = element; box; box = box.parentElement) if (blocks.has(box)) return true;
    return false;
  };
}

/** Shows what the theme would keep invisible for ever; what is on its way to be seen is waited for. */
export function showWaitingContent(scope: FeatureScope): void {
  const owner = scope.owner();
  const show = scope.guard(async () => {
    await whenStill([...findWaitingContent(createIsInBlock(scope))]);
    for (const hider of findWaitingContent(createIsInBlock(scope)))
      owner.claim(hider, { styles: { opacity: '1 !important', visibility: 'visible !important' } });
  });
  scope.defer(whenIdle(show));
  scope.on('site:scan', () => scope.defer(whenIdle(show)));
}
