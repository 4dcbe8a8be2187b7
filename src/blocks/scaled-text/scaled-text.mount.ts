import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { watchSize } from '../../dom/watch-size';

/** Reads which text is to be scaled; nothing where there is none. Never throws. */
export function readScaledText(element: HTMLElement): { readonly text: HTMLElement } | undefined {
  const [text] = findAll(element, '.sqsrte-scaled-text');
  return text?.textContent?.trim() ? { text } : undefined;
}

/** Smaller cannot be read. */
const MIN_FONT_REM = 0.75;

/** The size at which a text of `width` px at `size` px is `room` px wide, in px. */
export const scaleToRoom = (size: number, width: number, room: number, least: number): number =>
  width > 0 ? Math.max((size * room) / width, least) : size;

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Gives a text the font size at which its one line is as wide as its container. */
export const unit = defineUnit({
  read: readScaledText,
  mount({ text }, scope, container) {
    const owner = scope.owner();
    const isLaidOut = () => getComputedStyle(text).display !== 'inline';
    const parts = [text, ...findAll(text, '*')];
    owner.claim(container, { classes: { loaded: true } });
    const fit = () => {
      // Wrapped text is as wide as its room: it is measured as one line.
      for (const part of parts) owner.claim(part, {});
      const room = container.clientWidth;
      // Without its theme the text is as the server wrote it.
      if (!room || !isLaidOut()) return;
      const least = MIN_FONT_REM * fontSizeOf(document.documentElement);
      const size = scaleToRoom(fontSizeOf(text), text.getBoundingClientRect().width, room, least);
      // If still too long, it wraps, whatever the theme says of its parts.
      const wrap = size === least ? { 'white-space': 'normal !important' } : {};
      for (const part of parts) owner.claim(part, { styles: wrap });
      owner.claim(text, { styles: { ...wrap, 'font-size': `${size}px` } });
    };
    scope.defer(watchSize(container, scope.guard(fit)));
    scope.listen(document.fonts, 'loadingdone', fit);
  },
});
