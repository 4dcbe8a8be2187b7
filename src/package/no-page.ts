import { isRestrictive } from '../consent/policy';
import { readSiteContext } from '../context/context';
import { readToggle } from '../context/toggles';
import type { InlayFactories } from '../core/entry/factories';
import type { InlayApi } from '../core/entry/inlay-api';

declare const __VERSION__: string;

const ignore = (): void => {};
const ignoreLater = (): Promise<void> => Promise.resolve();
const nothingToUndo = () => ignore;

/**
 * The API where there is no page that Inlay can work in: in Node, while a server renders, or in a test environment without what browsers have. It has
 * every method, so that code for both sides can be imported; nothing is found, started, stored or sent. `why` is a sentence.
 */
export function createNoPage(why: string): InlayApi {
  /** For methods that would have to make something: an empty answer would fail later, and elsewhere. */
  const reject = (name: keyof InlayFactories) => () =>
    Promise.reject(new Error(`Inlay.${name}() needs a page. ${why}`));
  return {
    version: __VERSION__,
    state: 'noPage',
    context: readSiteContext(undefined),
    consent: {
      get: () => undefined,
      subscribe: nothingToUndo,
      allows: () => false,
      isRequired: () => isRestrictive(undefined),
      choose: ignore,
      refresh: ignore,
    },
    on: nothingToUndo,
    emit: ignore,
    onInitialize: ignore,
    onDestroy: ignore,
    init: ignore,
    scan: ignore,
    destroy: ignore,
    push: ignore,
    inspect: () => [],
    whenReady: ignoreLater,
    define: ignoreLater,
    messages: ignoreLater,
    observe: () => Promise.resolve(ignore),
    toggle: (name, isEnabledByDefault = false) =>
      Promise.resolve(readToggle({ name, page: undefined, isEnabledByDefault, query: '' })),
    gallery: reject('gallery'),
    lightbox: reject('lightbox'),
    confirm: reject('confirm'),
    toast: reject('toast'),
    tooltip: reject('tooltip'),
  };
}
