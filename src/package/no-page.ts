import { isRestrictive } from '../consent/policy';
import { readSiteContext } from '../context/context';
import { readToggle } from '../context/toggles';
import type { InlayFactories } from '../core/entry/factories';
import type { InlayApi } from '../core/entry/inlay-api';

declare const __VERSION__: string;

const ignore = (): void => {};
const ignoreLater = (): Promise<void> => Promise.resolve();
const nothingToUndo = () => ignore;

/** For what would have to make something: a promise of nothing would fail later, and elsewhere. */
const reject = (name: keyof InlayFactories) => () =>
  Promise.reject(
    new Error(`Inlay.${name}() needs a page, and there is no document here. Call it in the browser only.`),
  );

/**
 * The API where there is no document: in Node, while a server renders. It has every method, so that code for both sides can be imported; nothing
 * is found, started, stored or sent.
 */
export const createNoPage = (): InlayApi => ({
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
});
