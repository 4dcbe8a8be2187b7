// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { watchSize } from '../../dom/watch-size';
import { readScaledText } from './scaled-text.data';

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
    owner.claim(container, { classes: { loaded: true } });
    let sized = 0;
    const fit = () => {
      const room = container.clientWidth;
      const width = text.getBoundingClientRect().width;
      // Without its theme the text is as the server wrote it.
      if (!room || !isLaidOut()) return;
      const size = scaleToRoom(
        fontSizeOf(text),
        width,
        room,
        MIN_FONT_REM * fontSizeOf(document.documentElement),
      );
      if (Math.abs(size - sized) < 0.1) return;
      sized = size;
      owner.claim(text, { styles: { 'font-size': `${size}px` } });
    };
    scope.defer(watchSize(container, scope.guard(fit)));
    scope.listen(document.fonts, 'loadingdone', fit);
  },
});
