import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

export function readScaledText(element: HTMLElement) {
  const [text] = findAll(element, '.sqsrte-scaled-text');
  return text?.textContent?.trim() ? { text } : undefined;
}

/** Smaller text is hard to read. */
const MIN_FONT_REM = 0.75;

type Scaling = Readonly<Record<'size' | 'width' | 'room' | 'least', number>>;

/** The font size at which a text of `width` px at `size` px is `room` px wide, in px. */
export const scaleToRoom = ({ size, width, room, least }: Scaling): number =>
  width > 0 ? Math.max((size * room) / width, least) : size;

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Gives a text the font size at which one line is as wide as its container. */
export const unit = defineUnit({
  read: readScaledText,
  mount({ text }, scope, container) {
    const owner = scope.owner();
    const isLaidOut = () => getComputedStyle(text).display !== 'inline';
    const parts = [text, ...findAll(text, '*')];
    owner.claim(container, { classes: { loaded: true } });
    const fit = () => {
      // Measured as one line: wrapped text is as wide as its container.
      for (const part of parts) owner.claim(part, {});
      // As it is drawn, like the text: an animation may have scaled both.
      const { width: room } = container.getBoundingClientRect();
      // Without its theme, the text stays unscaled.
      if (!room || !isLaidOut()) return;
      const least = MIN_FONT_REM * fontSizeOf(document.documentElement);
      const { width } = text.getBoundingClientRect();
      const size = scaleToRoom({ size: fontSizeOf(text), width, room, least });
      // If it is still too long, it wraps, against the theme's CSS.
      const wrap = size === least ? { 'white-space': 'normal !important' } : {};
      for (const part of parts) owner.claim(part, { styles: wrap });
      owner.claim(text, { styles: { ...wrap, 'font-size': `${size}px` } });
    };
    onResize(container, scope, fit);
    scope.listen(document.fonts, 'loadingdone', fit);
  },
});
