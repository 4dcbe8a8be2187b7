import type { BlockScope } from '../../core/entry/block';
import { whenPrinted } from '../../dom/printing';
import { whenVisible } from '../../dom/visibility';
import type { SectionItem } from './section.data';

/**
 * Writes the states that theme CSS hides items until: each when it comes near the viewport, since themes move it in at
 * that moment. All of them before printing. Returns the end.
 */
export function revealItems(items: readonly SectionItem[], { ledger, block }: BlockScope): () => void {
  const owner = ledger.owner(block);
  const show = ({ figure }: SectionItem) =>
    owner.claim(figure, { attributes: { 'data-loaded': 'true', 'data-show': 'true' } });
  const cancels = items.map((item) => whenVisible(item.figure, () => show(item)));
  cancels.push(whenPrinted(() => items.forEach(show)));
  return () => {
    for (const cancel of cancels) cancel();
    owner.release();
  };
}
