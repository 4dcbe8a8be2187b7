import type { Api, ApiCall, ApiFields, ApiPost } from '../../../api/api.types';
import { callAddress, encodeFields } from '../../../api/build-request';
import { encodePart } from '../../../text/address-part';
import { createMessages } from '../../../text/messages';
import { channelOf } from './channels';
import type { Delivery } from './event-queue';
import type { QueuedEvent } from './event-storage';
import messages from './events.developer.messages.json';

const t = createMessages(messages);

/** Statistics are not worth a longer wait. */
export const EVENT_TIMEOUT_MS = 2500;

/** Checks whether a request may outlive its page. Firefox before 133 can only do that by a beacon, which has no answer. */
const canOutlivePage = () => 'keepalive' in Request.prototype;

/** The path and the body of a request. The newer kind of event has four fields, and its server knows no key. */
function describeRequest({ to, key, data }: QueuedEvent): Pick<ApiPost<unknown>, 'path' | 'form' | 'json'> {
  const { path, body } = channelOf(to);
  if (body === 'json') return { path, json: data };
  // Readers of requests have made sure of the values; a text is made of each.
  const { id, ...rest } = data as ApiFields;
  return to === 'quick-view'
    ? { path: `${path}/${encodePart(`${id}`)}`, form: { ...rest, key } }
    : { path, form: { ...(data as ApiFields), key } };
}

/** The outcome of events by the status of the answer; 0: there was none. The rest of the answer is of no use to an event. */
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

interface EventServers {
  /** The page's own. */
  readonly site: Api;
  /** For events of the newer kind. */
  readonly events: Api;
  /** The page's own, for a request that was refused: it may want a newer crumb. */
  readonly loadWithCrumb: () => Promise<Api>;
}

/**
 * Sends an event. Any answer settles it, even a refusal; it is sent again if the server cannot be reached or has an error of its own. An event
 * without a key is not sent again if the server may have taken it. `note` tells of what a server has refused.
 */
export function createEventSender(
  { site, events, loadWithCrumb }: EventServers,
  note: (problem: string) => void,
) {
  return async (event: QueuedEvent, isLeaving: boolean): Promise<Delivery> => {
    const { body, hasCrumb, isUrgent = false } = channelOf(event.to);
    const api = body === 'json' ? events : site;
    const settle = (status: number): Delivery => {
      const delivery = body === 'json' && !status ? 'taken' : deliveryOf(status);
      if (delivery === 'refused') note(t('refused', { status }));
      return delivery;
    };
    if (body === 'image') return settle(await askForPicture(event));
    const request = describeRequest(event);
    if (isLeaving && !hasCrumb && !canOutlivePage()) {
      const isAccepted = api.beacon(request.path, request.form ?? JSON.stringify(request.json));
      return isAccepted ? 'taken' : 'unreached';
    }
    const call: ApiCall<true> = {
      method: 'POST',
      ...request,
      crumb: hasCrumb ? 'field' : 'none',
      timeoutMs: EVENT_TIMEOUT_MS,
      // Only where the page may be gone, or the request is not repeated: the browser allows all such requests 64 KB together.
      keepalive: isLeaving || isUrgent || body === 'json',
      read: ({ crumbFail }) => (crumbFail ? undefined : true),
    };
    let answer = await api.call(call);
    if (hasCrumb && !isLeaving && !answer.ok && answer.failure.status)
      answer = await (await loadWithCrumb()).call(call);
    return settle(answer.ok ? 200 : answer.failure.status);
  };
}
