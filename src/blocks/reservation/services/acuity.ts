import type { PartyTools } from '../../../consent/load-third-party';
import type { Part } from '../../../core/scope';
import { fault, type ReadData } from '../../../core/unit';
import { safeUrl } from '../../../text/links/safe-url';

const SCRIPT = 'https://embed.acuityscheduling.com/js/embed.js';

export type Acuity = ReadData<ReturnType<typeof readAcuity>>;

export function readAcuity(element: HTMLElement, content: HTMLElement) {
  const frame = element.querySelector('iframe');
  const link = safeUrl(frame?.getAttribute('src') || frame?.dataset.src);
  if (!link) return fault('The scheduling block has no frame with an address, so there is nothing to book.');
  const script = element.querySelector<HTMLScriptElement>('script[src]');
  return {
    provider: 'acuity' as const,
    service: 'Acuity',
    place: element.querySelector<HTMLElement>('.acuity-block-wrapper') ?? content,
    link,
    script: script?.getAttribute('src') ?? SCRIPT,
    hasOwnScript: !!script,
  };
}

/** Blocks whose own script has run: it does not run again after destroy. */
const haveRun = new WeakSet<Element>();

/** The server has sent the frame; the script only gives it its height. */
export async function showAcuity(_: Part, data: Acuity, { load }: PartyTools): Promise<void> {
  const isFirst = !haveRun.has(data.place);
  haveRun.add(data.place);
  if (data.hasOwnScript && isFirst) return;
  await load(data.script, true);
}
