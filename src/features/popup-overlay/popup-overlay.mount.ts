import type { EventName } from '../../core/entry/bus';
import type { FeatureScope, Woken } from '../../core/entry/feature';
import { pageApi } from '../../core/entry/page-api';
import { flag, object, string } from '../../data/shape';
import { createLocalStore } from '../../storage/local-store';
import { type OpenPopup, openPopup } from './open-popup';
import { readPopup } from './popup.data';
import { whenWayIsClear } from './popup-gate';
import { mayReturn, readRecord, writeRecord } from './popup-record';
import { type PopupTrigger, whenMoment } from './popup-trigger';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Shows the popup now, whatever settings and visitor say. */
    'popup:show': () => void;
    /** Closes it; counts as closed by the visitor. */
    'popup:hide': () => void;
    /** It waits for its moment. */
    'popup:ready': () => void;
    /** It is to be seen; without a trigger where it was asked for. */
    'popup:shown': (event?: { readonly trigger?: PopupTrigger | undefined }) => void;
    /** The visitor has closed it by its button, or dismissed it otherwise. */
    'popup:closed': (event?: { readonly action: 'close' | 'dismiss' }) => void;
  }
}

/** Phones, upright or on their side. */
const PHONE = '(max-width: 432px), (max-height: 432px) and (pointer: coarse)';

const readAnswer = object({ shouldDisplayOnPage: flag(), renderedHtml: string() });

export function mount(scope: FeatureScope, woken: readonly Woken[]): () => void {
  const { context, bus, report, inlay } = scope;
  const ended = new AbortController();
  const { signal } = ended;
  const api = pageApi(scope, signal);
  const storage = createLocalStore('local');
  const settings = readPopup(
    context.websiteSettings.popupOverlaySettings,
    context.collectionId,
    (path, wanted) => {
      report(
        'read',
        'popup-overlay',
        `${path} has the wrong type (${wanted} is expected), so the default is used.`,
      );
    },
  );
  let shown: OpenPopup | undefined;
  let isComing = false;
  let cancelWaiting = () => {};

  const remember = (change: { readonly submitted?: boolean; readonly 'date-closed'?: number }) => {
    const known = readRecord(storage);
    const isSame = known?.version === settings.version;
    const before = isSame ? known : { submitted: false, 'date-closed': undefined };
    writeRecord(storage, { ...before, ...change, version: settings.version });
  };
  const takeAway = () => {
    if (!shown) return;
    const { dialog, close } = shown;
    shown = undefined;
    inlay.destroy(dialog);
    close();
  };
  const hide = (action: 'close' | 'dismiss' = 'dismiss') => {
    if (!shown) return;
    takeAway();
    remember({ 'date-closed': Date.now() });
    bus.emit('popup:closed', { action });
  };
  /** Without a trigger somebody has asked for it. */
  const show = async (trigger?: PopupTrigger) => {
    const isForced = trigger === undefined;
    if (shown || isComing) return;
    isComing = true;
    const answer = await api.call({
      method: 'GET',
      path: '/api/popup-overlay/render',
      handlesFailure: true,
      crumb: 'none',
      query: { currentUrl: location.pathname + location.hash, forceVisibility: isForced || undefined },
      read: (data) => readAnswer(data),
    });
    isComing = false;
    // No server, no popup: nobody has missed it.
    if (signal.aborted || !answer.ok || !(answer.data.shouldDisplayOnPage || isForced)) return;
    cancelWaiting = whenWayIsClear(scope, async () => {
      const opened = await openPopup(answer.data.renderedHtml, hide);
      if (!opened) return;
      shown = opened;
      if (signal.aborted) {
        takeAway();
        return;
      }
      bus.emit('site:scan', opened.dialog);
      bus.emit('popup:shown', { trigger });
    });
  };

  const undos = [
    bus.on('popup:show', () => void show()),
    bus.on('popup:hide', () => hide()),
    // From whatever takes forms here; the form in the popup counts as the answer to it.
    bus.on('form:submitted' as EventName, (event?: unknown) => {
      const element = (event as { readonly element?: unknown } | undefined)?.element;
      if (element instanceof Node && shown?.dialog.contains(element)) remember({ submitted: true });
    }),
  ];
  const isWelcome =
    settings.isForPage &&
    (settings.isForPhones || !matchMedia(PHONE).matches) &&
    mayReturn(readRecord(storage), settings, Date.now());
  if (woken[0]) void show();
  else if (isWelcome) {
    cancelWaiting = whenMoment(settings, (trigger) => {
      cancelWaiting = whenWayIsClear(scope, () => void show(trigger));
    });
    bus.emit('popup:ready');
  }
  return () => {
    ended.abort();
    cancelWaiting();
    for (const undo of undos) undo();
    takeAway();
  };
}
