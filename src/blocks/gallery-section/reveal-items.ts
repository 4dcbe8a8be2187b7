import type { Scope } from '../../core/scope';
import { whenPrinted } from '../../dom/printing';
import { whenVisible } from '../../dom/visibility';
import type { SectionItem } from './section.data';

/**
 * Writes the states that theme CSS hides items until. Each item gets them as it comes near the viewport, because themes
 * animate it then; before printing all items get them.
 */
export function revealItems(items: readonly SectionItem[], scope: Scope): void {
  const owner = scope.owner();
  const reveal = ({ figure }: SectionItem) =>
    owner.claim(figure, { attributes: { 'data-loaded': 'true', 'data-show': 'true' } });
  for (const item of items) scope.defer(whenVisible(item.figure, () => reveal(item)));
  scope.defer(whenPrinted(() => items.forEach(reveal)));
}
