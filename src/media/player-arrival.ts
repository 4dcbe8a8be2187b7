import { greet } from './player-talk';

/** How often a player is greeted whose page has loaded, and how many times before it is given up. */
const GREETING_MS = 2500;
const GREETINGS = 4;

/**
 * Browsers do not say that a frame's page was blocked, but some show it: Chromium draws no frame then, Firefox leaves it
 * empty and as readable as the page's own.
 */
function isTakenAway(frame: HTMLIFrameElement, { origin }: URL): boolean {
  const isDrawn = frame.getClientRects().length > 0 || !frame.parentElement?.getClientRects().length;
  return !isDrawn || (origin !== location.origin && frame.contentDocument !== null);
}

/**
 * Finds out whether a frame that has loaded holds its player, and not a browser's page about a host that is blocked or
 * down: those do not answer, while the players of services that talk do. A player that never talks is believed.
 */
export function watchArrival(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
  onMissing: (reason: string) => void,
): void {
  if (signal.aborted) return;
  const url = new URL(frame.src);
  const giveUp = () => onMissing(`The player of ${url.host} is blocked or down.`);
  if (isTakenAway(frame, url)) {
    giveUp();
    return;
  }
  // Nobody can answer a page without an origin.
  if (origin === 'null' || !greet(frame, url.origin)) return;
  let greetings = 1;
  const timer = setInterval(() => {
    greetings += 1;
    if (greetings <= GREETINGS) {
      greet(frame, url.origin);
      return;
    }
    clearInterval(timer);
    giveUp();
  }, GREETING_MS);
  const end = () => clearInterval(timer);
  signal.addEventListener('abort', end);
  addEventListener('message', ({ source }) => source === frame.contentWindow && end(), { signal });
}
