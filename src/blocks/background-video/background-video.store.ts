import { createStore, type WritableStore } from '../../store/store';

/** What is shown: the fallback image, the video playing, or the video paused by the visitor. */
export type BackgroundState = 'still' | 'moving' | 'held';

export const createBackgroundStore = (): WritableStore<BackgroundState> =>
  createStore<BackgroundState>('still');
