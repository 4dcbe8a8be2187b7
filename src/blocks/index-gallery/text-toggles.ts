import type { BlockScope } from '../../core/entry/block';
import { onPress } from '../../dom/on-press';
import messages from '../../gallery/gallery.messages.json';
import { createMessages } from '../../text/messages';

const t = createMessages(messages);

/**
 * Lets the toggles in the slides of a theme hide the texts of all slides, and show them again: a theme's CSS waits for
 * `hide-meta`. Returns the undo.
 */
export function connectTextToggles(element: HTMLElement, scope: BlockScope): () => void {
  const owner = scope.ledger.owner(scope.block);
  const texts = [...element.querySelectorAll('.slide-meta')];
  const toggles = element.querySelectorAll<HTMLElement>('.hide-meta-toggle');
  let isHidden = false;
  const show = () => {
    for (const meta of texts) owner.claim(meta, { classes: { 'hide-meta': isHidden } });
    for (const toggle of toggles) {
      owner.claim(toggle, {
        attributes: {
          role: 'button',
          tabindex: '0',
          'aria-label': t('hideText'),
          'aria-pressed': String(isHidden),
        },
      });
    }
  };
  const press = (event: Event) => {
    event.preventDefault();
    isHidden = !isHidden;
    show();
  };
  for (const toggle of toggles) onPress(toggle, owner, press);
  show();
  return () => owner.release();
}
