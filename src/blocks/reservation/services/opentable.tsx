import { isHostOf, THIRD_PARTIES, thirdPartyUrl } from '../../../consent/third-parties';
import type { Claims } from '../../../core/ledger/ledger.types';
import type { Part, Scope } from '../../../core/scope';
import { fault, type ReadData } from '../../../core/unit';
import { insertHost } from '../../../dom/create-host';
import { onResize } from '../../../dom/watch-size';
import { withTimeout } from '../../../dom/with-timeout';
import { draw } from '../../../react/draw';
import { language } from '../../../text/language';
import { BookLink, t } from '../reservation.view';
import { addressesIn, findSetting, scriptsIn, urlOf } from './service-markup';

const OPENTABLE = 'https://www.opentable.com';

export type OpenTable = ReadData<ReturnType<typeof readOpenTable>>;

export function readOpenTable(element: HTMLElement, content: HTMLElement) {
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
    service: 'OpenTable',
    place: element.querySelector<HTMLElement>('.squarespace-opentable-new-age-wrapper') ?? content,
    origin,
    restaurant,
    hasOwnScript: scriptsIn(element).some(({ src }) => isHostOf('opentable', urlOf(src)?.hostname ?? '')),
    link: `${origin}/restref/client/?rid=${restaurant}&restref=${restaurant}`,
  };
}

/** The states that theme CSS knows: it hides OpenTable's wrapper until it is `loaded`. */
export const openTableClaims = (isLoading: boolean): Claims => ({
  classes: { loading: isLoading, loaded: !isLoading },
});

/** A wider block has the wide widget. */
const WIDE_ABOVE_PX = 850;

const SIZES = {
  standard: { width: 224, height: 301 },
  wide: { width: 840, height: 150 },
} as const;

type Theme = keyof typeof SIZES;

const themeOf = (place: HTMLElement): Theme => (place.clientWidth > WIDE_ABOVE_PX ? 'wide' : 'standard');

/** The country as OpenTable names it: `com`, `couk`, `commx`. */
const countryOf = (origin: string) =>
  new URL(origin).hostname.replace(/^.*opentable\./, '').replaceAll('.', '');

function createFrame({ origin, restaurant, service }: OpenTable, theme: Theme): HTMLIFrameElement {
  const query = new URLSearchParams({
    rid: restaurant,
    type: 'standard',
    theme,
    overlay: 'false',
    domain: countryOf(origin),
    lang: document.documentElement.lang || language.locale,
    newtab: 'false',
  });
  const frame = document.createElement('iframe');
  frame.title = t('frame', { service });
  frame.width = `${SIZES[theme].width}`;
  frame.height = `${SIZES[theme].height}`;
  frame.src = thirdPartyUrl('opentable', `${origin}/widget/reservation/canvas?${query}`);
  return frame;
}

function insertFrame(scope: Scope, frame: HTMLIFrameElement, host: HTMLElement): Promise<unknown> {
  const loaded = new Promise((resolve) => {
    scope.listen(frame, 'load', resolve);
  });
  host.append(frame);
  scope.defer(() => frame.remove());
  return withTimeout(loaded, THIRD_PARTIES.opentable.timeoutMs, 'The booking form took too long to load.');
}

/** OpenTable's widget in a frame, which is replaced when the block becomes wide or narrow. */
export async function showOpenTable(part: Part, data: OpenTable): Promise<void> {
  const place = { into: data.place, className: 'inlay-reservation' };
  const host = insertHost(part, place);
  draw(part, <BookLink data={data} />, place);
  let theme = themeOf(data.place);
  let shown = part.part();
  const first = insertFrame(shown, createFrame(data, theme), host);
  onResize(data.place, part, () => {
    if (themeOf(data.place) === theme) return undefined;
    theme = themeOf(data.place);
    shown.end();
    shown = part.part();
    return insertFrame(shown, createFrame(data, theme), host);
  });
  await first;
}
