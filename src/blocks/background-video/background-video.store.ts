import { createStore, type WritableStore } from '../../store/store';

/** The state of the background: the fallback image, the video playing, or the video paused by the visitor. */
export type BackgroundState = 'still' | 'moving' | 'held';

export const createBackgroundStore = (): WritableStore<BackgroundState> =>
  createStore<BackgroundState>('still');
