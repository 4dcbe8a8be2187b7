import type { RawResponse } from '../../api/api.types';
import { callAddress } from '../../api/build-request';
import type { Answerer } from '../../context/page-endpoints';
import type { Scope } from '../../core/scope';
import { closedText } from './closed-text';
import { endpointOfCall, jsonAnswer } from './endpoint-calls';
import type { EndpointSettings } from './endpoints.data';

/** Nobody is asked. Statistics are dropped; visitors are told about everything else. */
function refuse(name: ReturnType<typeof endpointOfCall>): RawResponse {
  if (name === 'statistics') return jsonAnswer(204);
  return name ? jsonAnswer(400, { error: closedText(name) }) : jsonAnswer(404);
}

/**
 * Answers the calls of a unit as the page's setting says; code for other servers and for none is loaded when it is first needed.
 * @sent GET /…/events.json | necessary | a calendar is shown on a site that has a list of its events | nothing: asks for the list
 */
export function createAnswerer(settings: EndpointSettings, scope: Scope, unit?: string): Answerer {
  const { of, others, searchIndex, events, cart } = settings;
  return async (call, send) => {
    const { path, url, init, signal } = call;
    // The events' own server, for one, is not ours to answer for.
    if (!url.startsWith(callAddress(path))) return send(url, init, signal);
    const name = endpointOfCall(path, unit);
    const endpoint = name ? of[name] : others;
    if (events && path.endsWith('/GetItemsByMonth')) return send(events, init, signal);
    if (name === 'search' && searchIndex) {
      const { answerSearch } = await scope.load('search-index', () => import('./search-index'));
      return answerSearch(searchIndex, call, send);
    }
    if (name === 'cart' && cart) {
      const { answerCart } = await scope.load('local-cart', () => import('./local-cart'));
      return answerCart(call);
    }
    const isForm = name === 'forms' || name === 'newsletter';
    // Nobody else knows keys. A form that is closed says so when it is sent, in the place where forms say what is wrong.
    if (isForm && endpoint !== 'platform' && path.endsWith('/FormSubmissionKey'))
      return jsonAnswer(200, { key: `${Date.now()}-${Math.random()}` });
    if (endpoint === 'none') return refuse(name);
    if (isForm && typeof endpoint === 'object') {
      const { answerForm } = await scope.load('other-form', () => import('./other-form'));
      return answerForm(endpoint, call, send);
    }
    return send(url, init, signal);
  };
}
