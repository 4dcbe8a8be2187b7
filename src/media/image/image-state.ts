import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import { listen } from '../../dom/listen';
import { hasSource } from './has-source';

type Attributes = NonNullable<Claims['attributes']>;

export interface ImageStateOptions {
  /** Writes the image's states and styles; it must claim nothing else on the image. */
  readonly owner: LedgerOwner;
  /** Other attributes for the image, such as an `alt` that the server left out. */
  readonly attributes?: Attributes;
  readonly onFault: (message: string) => void;
  /** The image has loaded, or has failed to. */
  readonly onSettled?: (isLoaded: boolean) => void;
}

interface ImageChange {
  readonly attributes?: Attributes;
  /** The image's styles before and after it has loaded. */
  readonly stylesOf?: (isLoaded: boolean) => NonNullable<Claims['styles']>;
}

const ANSWERS = ['load', 'error'] as const;
type Answer = (isLoaded: boolean) => void;

/** Images whose request is under way. Pages have hundreds of lazy ones, so the document listens for all of them. */
const waiting = new Map<EventTarget, Set<Answer>>();
let hearing: (() => void)[] = [];

function hear({ target, type }: Event): void {
  for (const answer of [...((target && waiting.get(target)) ?? [])]) answer(type === 'load');
}

/** Calls back once, when the image has loaded or failed. Returns the cancel. */
function whenAnswered(image: HTMLImageElement, callback: Answer): () => void {
  const answers = waiting.get(image) ?? new Set();
  const cancel = () => {
    if (!answers.delete(answer) || answers.size) return;
    waiting.delete(image);
    if (!waiting.size) for (const stop of hearing.splice(0)) stop();
  };
  const answer: Answer = (isLoaded) => {
    cancel();
    callback(isLoaded);
  };
  if (!waiting.size) hearing = ANSWERS.map((type) => listen(document, type, hear, { capture: true }));
  waiting.set(image, answers.add(answer));
  return cancel;
}

/** The visible state of an image's request: the classes `loading` and `loaded`, and the styles that go with them. */
export function createImageState(image: HTMLImageElement, options: ImageStateOptions) {
  const { owner, onFault, onSettled } = options;
  let claims: Claims = { attributes: options.attributes ?? {} };
  let stylesOf: ImageChange['stylesOf'];
  const isServed = hasSource(image);
  let isLoaded = isServed && image.naturalWidth > 0;
  let hasEnded = false;
  let stopWaiting: (() => void) | undefined;

  const write = (more: Claims) => {
    if (hasEnded) return;
    const styles = stylesOf?.(isLoaded);
    claims = {
      ...claims,
      ...more,
      ...(styles && { styles }),
      attributes: { ...claims.attributes, ...more.attributes },
    };
    owner.claim(image, claims);
  };
  const settle = (loaded: boolean, done?: () => void) => {
    if (hasEnded) return;
    isLoaded = loaded;
    // Also after a failure: theme CSS hides images without the class, and the alternative text must be seen.
    write({ classes: { loaded: true, loading: false } });
    if (!loaded) onFault(`The image ${image.currentSrc} cannot be loaded.`);
    done?.();
    onSettled?.(loaded);
  };

  return {
    isLoaded: () => isLoaded,
    update(change: ImageChange) {
      ({ stylesOf = stylesOf } = change);
      write(change.attributes ? { attributes: change.attributes } : {});
    },
    /** Follows the image's request: `loading`, then `loaded`. Calls `done` when it has loaded or failed. */
    follow(done?: () => void) {
      // Inline handlers of the server write the same state, or call functions that do not exist.
      owner.silence(image, 'onload');
      const { complete, currentSrc, naturalWidth, loading } = image;
      // An image that has already loaded is not hidden again; a lazy one without pixels has not been requested yet.
      const isPlaceholder = !isServed && currentSrc.startsWith('data:');
      if (complete && currentSrc && !isPlaceholder && (naturalWidth || loading !== 'lazy')) {
        settle(naturalWidth > 0, done);
        return;
      }
      write({ classes: { loading: true } });
      const shown = () => settle(true, done);
      const answer = (hasLoaded: boolean) => {
        // Decoded first, so that the theme's fade shows the whole image from its first frame.
        if (hasLoaded) image.decode().then(shown, shown);
        else settle(false, done);
      };
      stopWaiting?.();
      if (image.isConnected) stopWaiting = whenAnswered(image, answer);
      // The document does not hear of it.
      else
        for (const type of ANSWERS) owner.listen(image, type, () => answer(type === 'load'), { once: true });
    },
    /** Writes nothing from now on. */
    end() {
      hasEnded = true;
      stopWaiting?.();
    },
  };
}

export type ImageState = ReturnType<typeof createImageState>;
