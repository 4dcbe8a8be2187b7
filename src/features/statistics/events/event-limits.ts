// How many events are kept, how long, and how often each is sent.

/** Content blockers never answer, on any page. */
export const TRIES_MAX = 20;
/** Days after which an event that could not be sent is dropped. */
export const EVENT_MAX_DAYS = 7;
/** Events that wait for the visitor's answer; later ones are left out. */
export const WAITING_MAX = 100;
