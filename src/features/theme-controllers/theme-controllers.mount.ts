import { CONTROLLER, decideDriver, driverOf } from '../../context/driven-by-theme';
import { hasThemeScript, scriptsOnTheWay, THEME_SCRIPTS, whenThemeHasRun } from '../../context/theme-scripts';
import type { Inspection } from '../../core/entry/inspection';
import type { FeatureScope } from '../../core/entry/site-services';
import { defineFeature } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';

/** A name that no theme knows. */
const INLAYS_OWN = 'inlay';

const isThemeScript = (node: Node) => node instanceof Element && matches(node, THEME_SCRIPTS);

/**
 * Keeps what Inlay drives from a theme's script that comes late: it finds its elements by `data-controller`. A script that is added to
 * the page runs after its observers have been told.
 */
function keepFromLateScripts(scope: FeatureScope): void {
  const owner = scope.owner();
  const keep = () => {
    for (const element of findAll(document, CONTROLLER))
      if (driverOf(element) === 'inlay')
        owner.claim(element, { attributes: { 'data-controller': INLAYS_OWN } });
  };
  const observer = new MutationObserver(
    scope.guard((changes: readonly MutationRecord[]) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isThemeScript))) keep();
    }),
  );
  for (const parent of findAll(document, 'head,body')) observer.observe(parent, { childList: true });
  scope.defer(() => observer.disconnect());
  scope.on('block:mounted', () => {
    if (scriptsOnTheWay().length) keep();
  });
}

/** Adds elements with controllers that no block has to what `inspect()` lists, with who drives them. */
async function inspectOthers({ inlay, inspected, defer }: FeatureScope): Promise<void> {
  await whenThemeHasRun();
  if (!hasThemeScript()) return;
  const known = new Set(inlay.inspect().map(({ element }) => element));
  for (const element of findAll(document, CONTROLLER)) {
    if (known.has(element)) continue;
    const row = await describeOther(element);
    inspected.push(row);
    defer(() => void inspected.splice(inspected.indexOf(row), 1));
  }
}

async function describeOther(element: HTMLElement): Promise<Inspection> {
  // A block that is around the element or in it may have asked.
  const before = driverOf(element);
  const isThemes = (await decideDriver(element)) === 'theme';
  return {
    block: element.dataset.controller ?? '',
    element,
    state: isThemes ? 'left' : before ? 'mounted' : 'found',
    driver: isThemes ? 'theme' : before,
  };
}

/** Decides beside a theme's own script who drives its elements, and lists them in `inspect()`. */
export const unit = defineFeature({
  mount(_, scope) {
    scope.guard(inspectOthers)(scope);
    keepFromLateScripts(scope);
  },
});
