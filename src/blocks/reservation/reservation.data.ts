import { isHostOf } from '../../consent/third-parties';
import { fault, type ReadData } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { safeUrl } from '../../text/links/safe-url';
import { webUrl } from '../../text/links/web-url';

// Of all services: `place` is the element for the widget, or for the note in its place; `link` the address to book without the widget;
// `hasOwnScript` whether a script in the server's markup brings the widget.
export type OpenTable = ReadData<ReturnType<typeof readOpenTable>>;
export type Tock = ReadData<ReturnType<typeof readTock>>;
export type Acuity = ReadData<ReturnType<typeof readAcuity>>;
export type Zola = ReadData<ReturnType<typeof readZola>>;
export type Reservation = OpenTable | Tock | Acuity | Zola;

const OPENTABLE = 'https://www.opentable.com';
const ACUITY_SCRIPT = 'https://embed.acuityscheduling.com/js/embed.js';
const ZOLA_SCRIPT = 'https://widget.zola.com/js/widget.js';

const urlOf = (text: string | null | undefined) => webUrl(text, 'https://inlay.invalid');

/** All addresses in a block, including those of scripts and frames that wait for consent. */
function addressesIn(element: Element): URL[] {
  return [...element.querySelectorAll('script,iframe,a')].flatMap(
    (node) =>
      urlOf(node.getAttribute('src') ?? node.getAttribute('data-src') ?? node.getAttribute('href')) ?? [],
  );
}

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Scripts that the browser runs: those that wait for consent have another type. */
const scriptsIn = (element: Element): HTMLScriptElement[] => [
  ...element.querySelectorAll<HTMLScriptElement>('script:not([type="text/plain"])'),
];

function findSetting(element: HTMLElement, names: readonly string[]): string | undefined {
  const block = readBlockJson(element);
  const json = 'json' in block ? block.json : {};
  const nodes = [element, ...element.querySelectorAll<HTMLElement>('*')];
  for (const name of names) {
    if (Object.hasOwn(json, name) && isText(json[name])) return `${json[name]}`.trim();
    for (const { dataset } of nodes) if (dataset?.[name]?.trim()) return dataset[name].trim();
  }
  return undefined;
}

function readOpenTable(element: HTMLElement, content: HTMLElement) {
  const own = addressesIn(element).filter(({ hostname }) => isHostOf('opentable', hostname));
  const named = own.find(({ searchParams }) => searchParams.has('rid') || searchParams.has('restref'));
  const restaurant =
    findSetting(element, ['rid', 'restaurantId', 'openTableId', 'opentableId']) ??
    named?.searchParams.get('rid') ??
    named?.searchParams.get('restref');
  if (!restaurant || !/^\d+$/.test(restaurant))
    return fault(
      'The block does not name a restaurant of OpenTable, so there is nothing to book. Choose one in its settings.',
    );
  const origin = own[0] ? `https://${own[0].hostname}` : OPENTABLE;
  return {
    provider: 'opentable' as const,
    place: element.querySelector<HTMLElement>('.squarespace-opentable-new-age-wrapper') ?? content,
    origin,
    restaurant,
    hasOwnScript: scriptsIn(element).some(({ src }) => isHostOf('opentable', urlOf(src)?.hostname ?? '')),
    link: `${origin}/restref/client/?rid=${restaurant}&restref=${restaurant}`,
  };
}

const TOCK_INIT = /\btock\(\s*['"]init['"]\s*,\s*['"]([\w-]+)['"]/;

function readTock(element: HTMLElement) {
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
      .find(({ hostname }) => isHostOf('tock', hostname))
      ?.pathname.split('/')[1];
  if (!container) return fault('The Tock block has no `#Tock_widget_container` for the widget.');
  if (!business || !/^[\w-]+$/.test(business))
    return fault(
      'The block does not name a business of Tock, so there is nothing to book. Name it in its settings.',
    );
  return {
    provider: 'tock' as const,
    place: container.parentElement ?? element,
    /** The server's element that Tock fills; it finds it by its id. */
    container,
    business,
    hasOwnScript: !!initialised,
    link: `https://www.exploretock.com/${business}`,
  };
}

function readAcuity(element: HTMLElement, content: HTMLElement) {
  const frame = element.querySelector('iframe');
  const link = safeUrl(frame?.getAttribute('src') ?? frame?.dataset.src);
  if (!link) return fault('The scheduling block has no frame with an address, so there is nothing to book.');
  const script = element.querySelector<HTMLScriptElement>('script[src]');
  return {
    provider: 'acuity' as const,
    place: element.querySelector<HTMLElement>('.acuity-block-wrapper') ?? content,
    link,
    script: script?.getAttribute('src') ?? ACUITY_SCRIPT,
    hasOwnScript: !!script,
  };
}

function readZola(element: HTMLElement) {
  const anchor = element.querySelector<HTMLAnchorElement>('a.zola-registry-embed');
  const link = safeUrl(anchor?.getAttribute('href'));
  if (!anchor || !link)
    return fault(
      'The block has no link to a registry at Zola (`.zola-registry-embed`), so there is nothing to show.',
    );
  return {
    provider: 'zola' as const,
    place: anchor.parentElement ?? element,
    /** The server's link, which Zola replaces. */
    anchor,
    link,
    hasOwnScript: scriptsIn(element).length > 0,
    script: findSetting(element, ['zolaScriptSrc']) ?? ZOLA_SCRIPT,
  };
}

export function readReservation(element: HTMLElement) {
  const content = element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
  if (element.matches('.sqs-block-tock')) return readTock(element);
  if (element.matches('.sqs-block-acuity')) return readAcuity(element, content);
  if (element.matches('.sqs-block-zola')) return readZola(element);
  return readOpenTable(element, content);
}
