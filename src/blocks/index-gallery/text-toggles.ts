import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import messages from '../../gallery/gallery.messages.json';
import { createMessages } from '../../text/messages';

const t = createMessages(messages);

/** Lets a theme's toggles in the slides hide and show the texts of all slides, by the class `hide-meta`. */
export function connectTextToggles(element: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
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
  const toggleTexts = (event: Event) => {
    event.preventDefault();
    isHidden = !isHidden;
    show();
  };
  for (const toggle of toggles) onPress(toggle, scope, toggleTexts);
  show();
}
