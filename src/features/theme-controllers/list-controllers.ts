import { CONTROLLER, decisionOf, isDrivenByTheme } from '../../context/driven-by-theme';
import { hasThemeScript, whenThemeHasRun } from '../../context/theme-scripts';
import type { Inspection } from '../../core/entry/inspection';
import type { FeatureScope } from '../../core/entry/site-services';
import { findAll } from '../../dom/find-all';

/** Nothing is decided for it: it is free for a script that comes late. */
function describe(element: HTMLElement): Inspection {
  const block = element.dataset.controller ?? '';
  return {
    block,
    element,
    get state() {
      if (isDrivenByTheme(element)) return 'left';
      return decisionOf(element) ? 'mounted' : 'found';
    },
    get driver() {
      return isDrivenByTheme(element) ? 'theme' : decisionOf(element)?.driver;
    },
    get driverReason() {
      return decisionOf(element)?.reason ?? (isDrivenByTheme(element) ? 'bound' : undefined);
    },
  };
}

/** Adds elements with controllers that no block has to what `inspect()` lists, with who drives them. */
export async function listControllers({ inlay, inspected, defer, signal }: FeatureScope): Promise<void> {
  await whenThemeHasRun();
  if (!hasThemeScript() || signal.aborted) return;
  const known = new Set(inlay.inspect().map(({ element }) => element));
  for (const element of findAll(document, CONTROLLER)) {
    if (known.has(element)) continue;
    const row = describe(element);
    inspected.push(row);
    defer(() => void inspected.splice(inspected.indexOf(row), 1));
  }
}
