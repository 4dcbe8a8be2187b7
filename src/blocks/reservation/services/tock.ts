import type { PartyTools } from '../../../consent/load-third-party';
import { isHostOf, THIRD_PARTIES } from '../../../consent/third-parties';
import type { Part, Scope } from '../../../core/scope';
import { fault, type ReadData } from '../../../core/unit';
import { snapshotChildren } from '../../../dom/snapshot-children';
import { onResize } from '../../../dom/watch-size';
import { withTimeout } from '../../../dom/with-timeout';
import { addressesIn, findSetting, scriptsIn } from './service-markup';

const SCRIPT = 'https://www.exploretock.com/tock.js';
/** Blocks up to this width have one column. */
const COLUMN_UP_TO_PX = 750;
const BUSINESS = /^[\w-]+$/;
const TOCK_INIT = /\btock\(\s*['"]init['"]\s*,\s*['"]([\w-]+)['"]/;

export type Tock = ReadData<ReturnType<typeof readTock>>;

export function readTock(element: HTMLElement) {
  const container = element.querySelector<HTMLElement>('#Tock_widget_container');
  const [, initialised] =
    TOCK_INIT.exec(
      scriptsIn(element)
        .map(({ text }) => text)
        .join('\n'),
    ) ?? [];
  const business =
    initialised ??
    findSetting(element, ['tockBusiness', 'tockName', 'businessName', 'business', 'slug']) ??
    addressesIn(element)
      .filter(({ hostname }) => isHostOf('tock', hostname))
      .map(({ pathname }) => pathname.split('/')[1] ?? '')
      // Not the address of Tock's script.
      .find((name) => BUSINESS.test(name));
  if (!container) return fault('The Tock block has no `#Tock_widget_container` for the widget.');
  if (!business || !BUSINESS.test(business))
    return fault(
      'The block does not name a business of Tock, so there is nothing to book. Name it in its settings.',
    );
  return {
    provider: 'tock' as const,
    service: 'Tock',
    place: container.parentElement ?? element,
    /** The server's element that Tock fills; it finds it by its id. */
    container,
    business,
    hasOwnScript: !!initialised,
    link: `https://www.exploretock.com/${business}`,
  };
}

interface TockQueue {
  (...call: unknown[]): void;
  queue: unknown[][];
}

/** Tock's own placeholder for its function: the script handles the queued calls. */
function tockOf(page: { tock?: TockQueue }): TockQueue {
  const queue: unknown[][] = [];
  page.tock ??= Object.assign((...call: unknown[]) => void queue.push(call), {
    queue,
    loaded: true,
    version: '1.0',
  });
  return page.tock;
}

/** The layout for narrow blocks, and the theme's look for Tock's buttons. */
export function keepTockLook(scope: Scope, { container, place }: Tock): void {
  const owner = scope.owner();
  onResize(place, scope, () => {
    const isColumn = place.clientWidth <= COLUMN_UP_TO_PX;
    owner.claim(container, { classes: { 'Tock_widget_container-columnLayout': isColumn } });
  });
  const dress = () => {
    for (const button of container.querySelectorAll('.TockButton-blue,.TockInlineButton-container'))
      button.classList.add('sqs-button-element--primary');
  };
  const observer = new MutationObserver(scope.guard(dress));
  observer.observe(container, { childList: true, subtree: true });
  scope.defer(() => observer.disconnect());
  dress();
}

const whenDrawn = (scope: Scope, container: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!container.firstElementChild) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(container, { childList: true });
    scope.defer(() => observer.disconnect());
  });

export async function showTock(part: Part, { container, business }: Tock, { load }: PartyTools) {
  part.defer(snapshotChildren(container));
  const drawn = whenDrawn(part, container);
  tockOf(window as { tock?: TockQueue })('init', business);
  await load(SCRIPT);
  await withTimeout(drawn, THIRD_PARTIES.tock.timeoutMs, 'Tock has drawn nothing.');
}
