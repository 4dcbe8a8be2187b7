import { quietApi } from '../../../api/quiet-api';
import { COUNTING, TRACKING_COOKIES } from '../../../consent/categories';
import { clearCookies } from '../../../consent/tracking-cookies';
import type { SiteContext } from '../../../context/context';
import type { FeatureScope } from '../../../core/entry/site-services';
import { isPlainObject } from '../../../data/is-plain-object';
import { writeText } from '../../../storage/stored-text';
import { createMessages } from '../../../text/messages';
import { randomNumber } from '../../../text/random-number';
import { logUnsent } from '../log-unsent';
import { withoutSearchWords } from '../search-words';
import { ANALYTICS_EXPIRATION, ANALYTICS_ID } from '../visit/analytics-id';
import { HAS_LANDED, IS_FIRST_SESSION } from '../visit/session';
import { readVisitor, type Visitor } from '../visit/visitor';
import { canIdentify, countingStatus } from '../who-is-counted';
import { CHANNELS, type EventData, type EventRequest } from './channels';
import { WAITING_MAX } from './event-limits';
import { createEventQueue, type EventQueue } from './event-queue';
import { eventStorage } from './event-storage';
import messages from './events.developer.messages.json';
import { type EventPage, readEventPage, readEventsServer } from './page-fields';
import { prepareEvent } from './prepare-event';
import { createEventSender } from './send-events';

/** Fields of a campaign's link, which go with the landing. */
const CAMPAIGN = 'source campaign subcampaign channel subchannel variation mkwid'.split(' ');

/** The landing: its address, the referrer and the campaign. */
export function describeLanding(): EventData {
  const { href, search } = location;
  // A campaign may link to search results: its own fields are not what the visitor has searched for.
  const query = new URLSearchParams(search);
  return {
    landing: withoutSearchWords(href),
    refer: withoutSearchWords(document.referrer),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(CAMPAIGN.map((name) => [name, query.get(name) ?? undefined])),
  };
}

/** Removes all that identifies a visitor. */
export function forgetVisitor(): void {
  for (const key of [ANALYTICS_ID, ANALYTICS_EXPIRATION]) writeText('localStorage', key, undefined);
  for (const key of [HAS_LANDED, IS_FIRST_SESSION]) writeText('sessionStorage', key, undefined);
  clearCookies(TRACKING_COOKIES[COUNTING]);
}

const t = createMessages(messages);

/** The queue of this page. It sends when the connection is back, and before the page goes. */
function startQueue(
  scope: FeatureScope,
  isAllowed: () => boolean,
  note: (problem: string) => void,
): EventQueue {
  const queue = createEventQueue({
    // Not the page's: a site that starts again leaves to the earlier queue what that is still sending.
    page: randomNumber(),
    storage: eventStorage,
    send: createEventSender(
      {
        site: quietApi(),
        events: quietApi(readEventsServer()),
        loadWithCrumb: async () =>
          (await scope.load('page-api', () => import('../../../api/page-api'))).pageApi(scope),
      },
      note,
    ),
    canSend: () => navigator.onLine !== false && isAllowed(),
    wait(callback, ms) {
      const timer = setTimeout(scope.guard(callback), ms);
      return () => clearTimeout(timer);
    },
  });
  scope.listen(window, 'online', () => queue.flush('online'));
  scope.listen(document, 'visibilitychange', () => queue.flush(document.hidden ? 'leaving' : 'timer'));
  // Some browsers close a page that was never hidden.
  scope.listen(window, 'pagehide', () => queue.flush('leaving'));
  scope.defer(() => {
    queue.flush('leaving');
    queue.end();
  });
  return queue;
}

/**
 * Records the events of a page in the queue, as the site's policy and the visitor allow it: before the visitor's answer events are kept in
 * memory only. A yes sends them; a no removes them, and all that identifies the visitor. Returns the function that records an event.
 */
export function createEventRecorder(
  context: SiteContext,
  scope: FeatureScope,
): (request: EventRequest) => void {
  const { consent } = scope;
  const warn = (problem: string) => scope.warn('handler', problem);
  const note = (problem: string) => logUnsent(scope, problem);
  const describePage = readEventPage(context);
  // Read now, as for each event: a script may change the address before the visitor answers.
  const landing = describeLanding();
  const waiting: Array<{ readonly request: EventRequest; readonly page: EventPage; readonly at: number }> =
    [];
  let visitor: Visitor | undefined;
  const status = () => countingStatus(context, consent.get());

  const queue = startQueue(scope, () => status() === 'allowed', note);

  // Guarded, because a script's data may have no JSON.
  const store = scope.guard((request: EventRequest, page: EventPage = describePage(), at?: number) => {
    const data = prepareEvent(request, { context, page, visitor, warn });
    if (data) queue.add(request.to, data, at);
  });

  function forget(): void {
    visitor = undefined;
    forgetVisitor();
  }

  /** Acts on the visitor's choice. */
  function follow(): void {
    const known = status();
    if (known === 'uncounted') return;
    if (known !== 'allowed') {
      if (known === 'refused') waiting.length = 0;
      queue.drop();
      forget();
      return;
    }
    if (!canIdentify(context, consent.get())) forget();
    else if (!visitor) {
      visitor = readVisitor(() => note(t('analyticsId')));
      if (visitor.session.isLanding) store({ to: 'landing', data: landing });
    }
    for (const { request, page, at } of waiting.splice(0)) store(request, page, at);
    queue.flush('timer');
  }

  /** Scripts of the page call it too, so `request` may be anything. */
  function record(request: EventRequest): void {
    if (!Object.hasOwn(CHANNELS, request?.to) || !isPlainObject(request.data)) {
      warn(
        `Nothing is recorded: \`event:record\` needs \`data\`, and \`to\`, one of ${Object.keys(CHANNELS).join(', ')}.`,
      );
      return;
    }
    const known = status();
    if (known === 'allowed') store(request);
    else if (known === 'waiting' && waiting.length < WAITING_MAX)
      waiting.push({ request, page: describePage(), at: Date.now() });
  }

  follow();
  scope.on('consent:changed', follow);
  // The browser has kept the page: its session has begun before, and may have ended meanwhile.
  scope.listen(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    visitor = undefined;
    follow();
  });
  return record;
}
