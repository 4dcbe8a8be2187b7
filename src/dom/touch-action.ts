/** The `touch-action` for elements that are dragged along one axis: the other axis and zooming stay with the browser. */
export const touchAction = (axis: 'x' | 'y') => `${axis === 'x' ? 'pan-y' : 'pan-x'} pinch-zoom`;
