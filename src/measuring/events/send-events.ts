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

/** Asks for a picture: the server counts the request. */
const askForPicture = ({ to, key, data }: QueuedEvent) =>
  new Promise<Delivery>((resolve) => {
    const picture = new Image(1, 1);
    picture.onload = () => resolve('taken');
    picture.onerror = () => resolve('unreached');
    setTimeout(resolve, EVENT_TIMEOUT_MS, 'unreached');
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
    if (body === 'image') return askForPicture(first);
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
    if (answer.ok) return 'taken';
    const { status } = answer.failure;
    // What else the server says is of no use to an event.
    if (status >= 200 && status < 300) return 'taken';
    if (!status || status >= 500 || status === 408 || status === 429) return 'unreached';
    warn(t('refused', { status }));
    return 'refused';
  };
}
