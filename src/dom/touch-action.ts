/** What the browser keeps of touches while we follow fingers along one axis. */
export const touchAction = (axis: 'x' | 'y') => `${axis === 'x' ? 'pan-y' : 'pan-x'} pinch-zoom`;
