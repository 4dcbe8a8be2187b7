import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { mountItems, namesOtherDesign, readSummary } from './mount-items';
import { readRendering, type SummaryRendering } from './summary-rendering.data';

async function requestItems(rendering: SummaryRendering, scope: Scope, element: HTMLElement) {
  const { renderSummary } = await scope.load('render-summary', () => import('./render-summary'));
  await renderSummary(rendering, scope, (part) => {
    const data = readSummary(element, scope.warnShape);
    if ('fault' in data) scope.warn('read', data.fault);
    else mountItems(data, part, element);
    return !('fault' in data);
  });
}

const other = { name: 'other-summary', load: () => import('./other-summary.mount') };

export const unit = defineUnit({
  choose: (element) => (namesOtherDesign(element) && !readRendering(element) ? other : undefined),
  read: (element, warn) => readRendering(element) ?? readSummary(element, warn),
  mount(data, scope, element) {
    if ('list' in data) return mountItems(data, scope, element);
    scope.guard(requestItems)(data, scope, element);
    return undefined;
  },
});
