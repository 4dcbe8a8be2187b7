import { THIRD_PARTIES, thirdPartyUrl } from '../../consent/third-parties';
import type { Part, Scope } from '../../core/scope';
import { inTime } from '../../dom/in-time';
import { onResize } from '../../dom/watch-size';
import { language } from '../../text/language';
import type { OpenTable } from './reservation.data';
import { SERVICES, t } from './reservation.view';

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

function createFrame({ origin, restaurant }: OpenTable, theme: Theme): HTMLIFrameElement {
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
  frame.title = t('frame', { service: SERVICES.opentable });
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
  return inTime(loaded, THIRD_PARTIES.opentable.timeoutMs, 'The booking form took too long to load.');
}

/** OpenTable's widget in a frame, which is replaced when the block becomes wide or narrow. */
export async function showOpenTable(part: Part, data: OpenTable, host: HTMLElement): Promise<void> {
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
