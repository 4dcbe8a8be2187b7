import type { Api, ApiFields, ApiPost } from '../../api/api.types';
import { encodeFields } from '../../api/build-request';
import { callAddress } from '../../api/call-address';
import { encodePart } from '../../text/address-part';
import { createMessages } from '../../text/messages';
import { channelOf } from './channels';
import type { Delivery } from './event-queue';
import type { QueuedEvent } from './event-storage';
import messages from './events.developer.messages.json';

const t = createMessages(messages);

/** Statistics are not worth a longer wait. */
export const EVENT_TIMEOUT_MS = 2500;

/** Whether a request may outlive its page. Firefox before 133 can only do that by a beacon, which has no answer. */
const canOutlivePage = () => 'keepalive' in Request.prototype;

/** The path and the body of a request for events of one channel. */
function describeRequest(events: readonly QueuedEvent[]): Pick<ApiPost<unknown>, 'path' | 'form' | 'json'> {
  const [{ to, key, data }] = events as readonly [QueuedEvent];
  const { path, body } = channelOf(to);
  if (body === 'json') {
    const list = events.map((event) => ({ key: event.key, ...event.data }));
    return { path, json: list.length > 1 ? list : list[0] };
  }
  // Readers of requests have made sure of the values; a text is made of each.
  const { id, ...rest } = data as ApiFields;
  return to === 'quick-view'
    ? { path: `${path}/${encodePart(`${id}`)}`, form: { ...rest, key } }
    : { path, form: { ...(data as ApiFields), key } };
}

/** What became of events by the status of the answer; 0: there was none. What else the server says is of no use to an event. */
function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'taken';
  return !status || status >= 500 || status === 408 || status === 429 ? 'unreached' : 'refused';
}

/** The status of a request for a picture that the browser could not show. Safari does not tell it: an answer counts as a success there. */
function statusOf(address: string): number {
  const request = performance.getEntriesByName(address, 'resource').at(-1) as
    | PerformanceResourceTiming
    | undefined;
  return request?.responseStatus || (request?.responseStart ? 200 : 0);
}

/** Asks for a picture: the server counts the request, whether it answers with a picture or not. Resolves to the status of its answer. */
const askForPicture = ({ to, key, data }: QueuedEvent) =>
  new Promise<number>((resolve) => {
    const picture = new Image(1, 1);
    picture.onload = () => resolve(200);
    picture.onerror = () => resolve(statusOf(picture.src));
    setTimeout(resolve, EVENT_TIMEOUT_MS, 0);
    picture.src = callAddress(`${channelOf(to).path}?${encodeFields({ ...(data as ApiFields), rk: key })}`);
  });

/**
 * Sends events of one channel in one request. An answer settles them, be it a refusal; a server that is not reached, or is not well,
 * gets them again. Silent where a blocker or the network is in the way; `warn` has what a server has refused.
 */
export function createEventSender(api: Api, warn: (problem: string) => void) {
  return async (events: readonly QueuedEvent[], isLeaving: boolean): Promise<Delivery> => {
    const [first] = events;
    if (!first) return 'taken';
    const { body, hasCrumb, isUrgent = false } = channelOf(first.to);
    const settle = (status: number): Delivery => {
      const delivery = deliveryOf(status);
      if (delivery === 'refused') warn(t('refused', { status }));
      return delivery;
    };
    if (body === 'image') return settle(await askForPicture(first));
    const request = describeRequest(events);
    if (isLeaving && !hasCrumb && !canOutlivePage()) {
      const isAccepted = api.beacon(request.path, request.form ?? JSON.stringify(request.json));
      return isAccepted ? 'taken' : 'unreached';
    }
    const answer = await api.call({
      method: 'POST',
      ...request,
      handlesFailure: true,
      crumb: hasCrumb ? 'field' : 'none',
      timeoutMs: EVENT_TIMEOUT_MS,
      // Only where the page may be gone: the browser allows all such requests 64 KB together.
      keepalive: isLeaving || isUrgent,
      read: () => true,
    });
    return settle(answer.ok ? 200 : answer.failure.status);
  };
}
