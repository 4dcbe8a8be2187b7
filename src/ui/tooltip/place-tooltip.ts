/** Pixels between the element and its tooltip. */
const OFFSET_PX = 15;
/** Pixels kept free at the edges of the window. */
const EDGE_PX = 20;

export interface TooltipBox {
  readonly left: number;
  readonly top: number;
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/**
 * The position of a tooltip in the window's coordinates: centred below its element, or above it where there is no room
 * below; 20 px from the edges of the window where it fits.
 */
export function placeTooltip(anchor: Rect, tooltip: Size, view: Size): TooltipBox {
  const below = anchor.top + anchor.height + OFFSET_PX;
  const above = anchor.top - OFFSET_PX - tooltip.height;
  const hasRoomBelow = below + tooltip.height <= view.height - EDGE_PX;
  const centred = anchor.left + anchor.width / 2 - tooltip.width / 2;
  const latest = view.width - EDGE_PX - tooltip.width;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, latest)),
    top: hasRoomBelow || above < EDGE_PX ? below : above,
  };
}
