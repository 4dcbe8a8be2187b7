import { createEmitter } from '../../core/emitter';
import { createStore } from '../../store/store';
import type { Design } from './design.types';
import type {
  CarouselState,
  Gallery,
  GalleryAttributes,
  GalleryChange,
  GalleryEvents,
  GalleryInternals,
  GalleryModel,
  GalleryState,
} from './gallery.types';

/** The galleries that keep the same index as one gallery. */
function createGalleryLinks(gallery: Gallery) {
  const links = new Set<Gallery>();
  return {
    /** Links both ways; returns the undo. */
    link(other: Gallery) {
      if (other === gallery || links.has(other)) return () => {};
      links.add(other);
      const unlinkBack = other.link(gallery);
      const forget = other.on('destroy', () => links.delete(other));
      return () => {
        forget();
        if (links.delete(other)) unlinkBack();
      };
    },
    follow(index: number) {
      // Every gallery is a model; its public type hides that.
      for (const linked of links) (linked as GalleryModel).follow(index);
    },
    areInMotion: () => [...links].some((linked) => linked.get().inMotion),
    clear: () => links.clear(),
  };
}

/** Keeps `inMotion` true until a change's promise settles. Motions overlap when a gallery follows another: only the end of the newest ends it. */
function createMotion(setMotion: (isInMotion: boolean) => void, onError: (error: unknown) => void) {
  let newest = 0;
  return (shown: Promise<void> | undefined) => {
    const motion = ++newest;
    const end = () => {
      if (motion === newest) setMotion(false);
    };
    if (!shown) {
      end();
      return;
    }
    setMotion(true);
    shown.then(end, (error: unknown) => {
      end();
      onError(error);
    });
  };
}

/**
 * The index of one of `count` slides: negative numbers count from the end, numbers past the end start again. Undefined if not a number, or without slides.
 * @example toSlideIndex(-1, 5) // 4
 */
export function toSlideIndex(index: number, count: number): number | undefined {
  const whole = Math.trunc(Number(index));
  if (!Number.isFinite(whole) || count < 1) return undefined;
  return ((whole % count) + count) % count;
}

/** The index that a step leads to; undefined past an end without `loop`. `wanted`: the design's own index, undefined past an end. */
export function stepTarget({
  wanted,
  direction,
  count,
  loop,
}: {
  readonly wanted: number | undefined;
  readonly direction: 1 | -1;
  readonly count: number;
  readonly loop: boolean;
}): number | undefined {
  const isEnd = wanted === undefined || wanted < 0 || wanted >= count;
  if (isEnd && !loop) return undefined;
  return toSlideIndex(wanted ?? (direction > 0 ? 0 : -1), count);
}

/** The model's connections to the parts around it. */
export interface ModelPorts {
  readonly attributes: GalleryAttributes;
  readonly slides: readonly HTMLElement[];
  /** The design, once it has been created. */
  readonly design: () => Design | undefined;
  /** Whether changes are shown without movement. Default: never. */
  readonly isStill?: () => boolean;
  readonly onError: (error: unknown) => void;
  /** Starts and stops autoplay. A gallery without a current slide has none. */
  readonly rotation?: { readonly play: () => void; readonly pause: () => void };
  readonly destroy: () => void;
}

/** The state of one gallery, and its events. After `end` it does not change. */
function createModelState({ attributes, slides, onError }: ModelPorts) {
  const count = slides.length;
  const { on, emit } = createEmitter<GalleryEvents>((_, error) => onError(error));
  const { get, set, subscribe } = createStore<GalleryState>({
    currentIndex: toSlideIndex(attributes.currentIndex, count) ?? 0,
    numberOfSlides: count,
    inMotion: false,
    isPlaying: false,
  });
  let isEnded = false;
  const update = (part: Partial<GalleryState>) => set({ ...get(), ...part });
  return {
    get,
    subscribe,
    on,
    emit,
    update,
    isEnded: () => isEnded,
    end() {
      isEnded = true;
    },
    setMotion(inMotion: boolean) {
      if (isEnded || inMotion === get().inMotion) return;
      update({ inMotion });
      emit('inMotion', inMotion);
    },
    setIndex(currentIndex: number): GalleryChange | undefined {
      const previousIndex = get().currentIndex;
      if (isEnded || currentIndex === previousIndex) return undefined;
      const changed = { previousIndex, currentIndex };
      update({ currentIndex });
      emit('change', changed);
      return changed;
    },
    setCarousel(carousel: CarouselState) {
      const before = get().carousel;
      const keys = Object.keys(carousel) as Array<keyof CarouselState>;
      if (!before || keys.some((key) => before[key] !== carousel[key])) update({ carousel });
    },
  };
}

/** Steps and jumps between slides, by the rules of the index; linked galleries follow. */
function createSteps(
  ports: ModelPorts,
  state: ReturnType<typeof createModelState>,
  links: () => ReturnType<typeof createGalleryLinks>,
) {
  const { get, emit } = state;
  const count = ports.slides.length;
  const moveUntil = createMotion(state.setMotion, ports.onError);

  function change(index: number): GalleryChange | undefined {
    const changed = state.setIndex(index);
    if (changed) links().follow(index);
    return changed;
  }

  function show(index: number, direction: 1 | -1, isInstant = ports.isStill?.() ?? false): void {
    const changed = change(index);
    const shown = changed && ports.design()?.show?.(changed, { isInstant, direction });
    moveUntil(shown || undefined);
  }

  function showFrom(index: number): void {
    const { currentIndex } = get();
    if (index !== currentIndex) show(index, index < currentIndex ? -1 : 1);
  }

  const canMove = () => !state.isEnded() && !get().inMotion && !links().areInMotion();

  return {
    change,
    show,
    showFrom,
    go(index: number): boolean {
      const target = toSlideIndex(index, count);
      if (target === undefined || !canMove()) return false;
      showFrom(target);
      return true;
    },
    step(direction: 1 | -1): boolean {
      if (!canMove() || count < 1) return false;
      const { currentIndex } = get();
      const design = ports.design();
      const wanted = design?.step ? design.step(direction) : currentIndex + direction;
      const target = stepTarget({ wanted, direction, count, loop: ports.attributes.loop });
      if (target === undefined) {
        emit(direction > 0 ? 'reachedEnd' : 'reachedBeginning');
        return false;
      }
      if (target !== currentIndex) show(target, direction);
      return true;
    },
  };
}

/** The state of one gallery and the rules of its index. It knows no design by name, no layout and no React. */
export function createGalleryModel(ports: ModelPorts): GalleryModel {
  const { attributes, slides } = ports;
  const count = slides.length;
  const state = createModelState(ports);
  const { get, subscribe, on, emit, update, setMotion, setCarousel } = state;
  const { change, show, showFrom, go, step } = createSteps(ports, state, () => links);
  let isEnding = false;

  const internals: GalleryInternals = {
    update,
    setMotion,
    follow(index) {
      if (index >= 0 && index < count) showFrom(index);
    },
    start(index) {
      const target = toSlideIndex(index, count);
      if (target !== undefined) show(target, 1, true);
    },
    moved(index) {
      const target = toSlideIndex(index, count);
      if (target !== undefined) change(target);
    },
    setCarousel,
  };
  const methods: Gallery = {
    get,
    subscribe,
    attributes,
    slides,
    on,
    go,
    next: () => step(1),
    previous: () => step(-1),
    link: (other) => links.link(other),
    play: () => ports.rotation?.play(),
    pause: () => ports.rotation?.pause(),
    refresh() {
      if (state.isEnded()) return;
      ports.design()?.refresh?.();
      emit('refresh');
    },
    destroy() {
      // A listener may end the scope that destroys the gallery.
      if (isEnding) return;
      isEnding = true;
      emit('destroy');
      setMotion(false);
      state.end();
      links.clear();
      ports.destroy();
    },
  };
  // As its prototype: the console, where theme authors look, lists the public methods first and these apart.
  const gallery: GalleryModel = Object.assign(Object.create(internals), methods);
  const links = createGalleryLinks(gallery);
  return gallery;
}
