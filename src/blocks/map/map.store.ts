import { createStore, type Store } from '../../store/store';
import type { MapOptions } from './map.data';

/** The options of a map, for theme scripts. */
export interface MapStore extends Store<MapOptions> {
  /** @example (Inlay.inspect().find(({ block }) => block === 'map')?.store as MapStore).update({ style: 'MinimalDark' }); */
  update(changes: Partial<MapOptions>): void;
}

export function createMapStore(options: MapOptions): MapStore {
  const { get, set, subscribe } = createStore(options);
  return { get, subscribe, update: (changes) => set({ ...get(), ...changes }) };
}
