import { createNanoEvents } from 'nanoevents';
import { createStore } from '../../store/store';
import type {
  CarouselState,
  Design,
  Gallery,
  GalleryAttributes,
  GalleryChange,
  GalleryEvents,
  GalleryState,
} from './gallery.types';
import { toSlideIndex } from './gallery-index';

/** What the model asks of the parts around it. */
export interface ModelPorts {
  readonly attributes: GalleryAttributes;
  readonly slides: readonly HTMLElement[];
  /** The design, once it lives. */
  readonly design: () => Design | undefined;
  /** Whether changes are shown without movement. Default: never. */
  readonly isStill?: () => boolean;
  readonly onError: (error: unknown) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly refresh: () => void;
  readonly destroy: () => void;
}

/** The gallery with the doors that only its own parts use. */
export interface GalleryModel extends Gallery {
  readonly emit: <Name extends keyof GalleryEvents>(
    name: Name,
    ...payload: Parameters<GalleryEvents[Name]>
  ) => void;
  readonly update: (part: Partial<GalleryState>) => void;
  /** The design has moved by itself. */
  readonly moved: (index: number) => void;
  readonly setMotion: (isInMotion: boolean) => void;
  readonly setCarousel: (carousel: CarouselState) => void;
  /** Goes to a slide at once, motion or not: the deep link of the start. */
  readonly start: (index: number) => void;
}

/** State and index rules of one gallery. Knows no design by name, no element's place and no React. */
export function createGalleryModel(ports: ModelPorts): GalleryModel {
  const { attributes, slides } = ports;
  const count = slides.length;
  const events = createNanoEvents<GalleryEvents>();
  const links = new Set<Gallery>();
  const store = createStore<GalleryState>({
    currentIndex: toSlideIndex(attributes.currentIndex, count) ?? 0,
    numberOfSlides: count,
    inMotion: false,
    isPlaying: false,
  });
  /** Motions overlap when a gallery follows another one: only the end of the newest is the end. */
  let motion = 0;
  let isOver = false;

  const update = (part: Partial<GalleryState>) => store.set({ ...store.get(), ...part });

  const emit: GalleryModel['emit'] = (name, ...payload) => {
    for (const listener of events.events[name] ?? []) {
      try {
        // The map erases the payload's type; the parameters have checked it against the same name.
        (listener as (...args: unknown[]) => void)(...payload);
      } catch (error) {
        ports.onError(error);
      }
    }
  };

  const setMotion = (inMotion: boolean) => {
    if (isOver || inMotion === store.get().inMotion) return;
    update({ inMotion });
    emit('inMotion', inMotion);
  };

  function change(index: number): GalleryChange | undefined {
    const previousIndex = store.get().currentIndex;
    if (isOver || index === previousIndex) return undefined;
    const changed = { previousIndex, currentIndex: index };
    update({ currentIndex: index });
    emit('change', changed);
    for (const linked of links) linked.follow(index);
    return changed;
  }

  function show(index: number, direction: 1 | -1, isInstant = ports.isStill?.() ?? false): void {
    const changed = change(index);
    const shown = changed && ports.design()?.show?.(changed, { isInstant, direction });
    motion += 1;
    if (!shown) {
      setMotion(false);
      return;
    }
    const own = motion;
    const end = () => {
      if (own === motion) setMotion(false);
    };
    setMotion(true);
    shown.then(end, (error) => {
      end();
      ports.onError(error);
    });
  }

  const isBusy = () => store.get().inMotion || [...links].some((linked) => linked.get().inMotion);

  const sideOf = (index: number) => (index < store.get().currentIndex ? -1 : 1);

  function step(direction: 1 | -1): boolean {
    if (isOver || isBusy() || count < 1) return false;
    const { currentIndex } = store.get();
    const design = ports.design();
    const wanted = design?.step ? design.step(direction) : currentIndex + direction;
    const isEnd = wanted === undefined || wanted < 0 || wanted >= count;
    if (isEnd && !attributes.loop) {
      emit(direction > 0 ? 'reachedEnd' : 'reachedBeginning');
      return false;
    }
    const target = toSlideIndex(wanted ?? (direction > 0 ? 0 : -1), count);
    if (target !== undefined && target !== currentIndex) show(target, direction);
    return true;
  }

  const gallery: GalleryModel = {
    get: store.get,
    subscribe: store.subscribe,
    attributes,
    slides,
    on: (name, listener) => events.on(name, listener),
    emit,
    update,
    setMotion,
    go(index) {
      const target = toSlideIndex(index, count);
      if (target === undefined || isOver || isBusy()) return false;
      if (target !== store.get().currentIndex) show(target, sideOf(target));
      return true;
    },
    next: () => step(1),
    previous: () => step(-1),
    follow(index) {
      if (index >= 0 && index < count && index !== store.get().currentIndex) show(index, sideOf(index));
    },
    start(index) {
      const target = toSlideIndex(index, count);
      if (target !== undefined) show(target, 1, true);
    },
    moved(index) {
      const target = toSlideIndex(index, count);
      if (target !== undefined) change(target);
    },
    setCarousel(carousel) {
      const before = store.get().carousel;
      const keys = Object.keys(carousel) as Array<keyof CarouselState>;
      if (!before || keys.some((key) => before[key] !== carousel[key])) update({ carousel });
    },
    link(other) {
      if (other === gallery || links.has(other)) return () => {};
      links.add(other);
      const undo = other.link(gallery);
      const leave = other.on('destroy', () => links.delete(other));
      return () => {
        leave();
        if (links.delete(other)) undo();
      };
    },
    play: ports.play,
    pause: ports.pause,
    refresh() {
      if (isOver) return;
      ports.refresh();
      emit('refresh');
    },
    destroy() {
      if (isOver) return;
      emit('destroy');
      setMotion(false);
      isOver = true;
      links.clear();
      ports.destroy();
    },
  };
  return gallery;
}
