import type { RawResponse, Transport } from '../api/api.types';
import type { Scope } from '../core/scope';

/** The purposes of a page's calls. */
export type EndpointName = 'forms' | 'newsletter' | 'comments' | 'cart' | 'search' | 'statistics';

/** Another server than the platform's. */
export interface OtherServer {
  /** Forms: where they are posted to. Everything else: what the platform's paths are added to, without a slash at the end. */
  readonly url: string;
  /** The encoding of forms. */
  readonly as: 'json' | 'form';
  /** Fields that every form has besides its entries: a form's name, an access key. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The server that answers: the platform's, none, or another. */
export type Endpoint = 'platform' | 'none' | OtherServer;

/** A call, before it is sent. */
export interface OutgoingCall {
  /** As the platform has it, without the query. */
  readonly path: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly signal: AbortSignal;
}

/** Answers a call itself, or sends it by `send`. Rejects like `fetch`. */
export type Answerer = (call: OutgoingCall, send: Transport) => Promise<RawResponse>;

export interface PageEndpoints {
  readonly of: Readonly<Record<EndpointName, Endpoint>>;
  /** Answers the calls of a unit, by its name. */
  answererOf(unit: string | undefined): Answerer;
  /** The server that a path of the platform is asked of; undefined: the page's own. */
  serverOf(path: string): string | undefined;
  /** Path of the page of search results; undefined: the platform's. */
  readonly searchPage: string | undefined;
  /** Takes the visitor to the checkout, or says why there is none. False: it is the platform's. */
  checkOut(scope: Scope): Promise<boolean>;
}

/**
 * The servers that answer the calls of the page, on pages with the setting `data-inlay-config`: the feature `endpoints` writes it before other units are
 * mounted. On all other pages it stays empty, and the platform answers.
 */
export const page: { endpoints?: PageEndpoints | undefined } = {};
