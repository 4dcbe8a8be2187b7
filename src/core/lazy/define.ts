import { isPlainObject } from '../../data/is-plain-object';
import type { BlockDefinition } from '../entry/block';
import type { InlayApi } from '../entry/inlay-api';
import { idle, interaction, now, type Schedule, visible } from '../entry/schedule';
import type { ThemeBlock } from '../theme-block';
import type { AnyBlockUnit } from '../unit';
import type { OnDemandSite } from './on-demand-site';

const SCHEDULES: Readonly<Record<string, Schedule>> = { now, idle, visible, interaction };

/** The prefix keeps it apart from blocks and chunks of Inlay's own, present and future. */
const NAME = /^[a-z][a-z\d-]*:[a-z][a-z\d-]*$/;

function isSelector(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    document.createDocumentFragment().querySelector(value);
    return true;
  } catch {
    return false;
  }
}

/** The fault of a definition, in one sentence for its author. */
function findFault(given: Readonly<Record<string, unknown>>, blocks: readonly BlockDefinition[]) {
  const { name, selector, when, reveal, fallbackStates, read, mount } = given;
  if (typeof name !== 'string' || !NAME.test(name))
    return 'it needs a `name` with a prefix of its own, like `acme:opening-hours`.';
  if (blocks.some((block) => block.name === name)) return 'its `name` is taken by another block.';
  if (!isSelector(selector)) return 'its `selector` is not one that this browser knows.';
  if (when !== undefined && !Object.hasOwn(SCHEDULES, `${when}`))
    return `its \`when\`: ${when} is not one of the expected options (${Object.keys(SCHEDULES).join('|')}).`;
  for (const [key, states] of Object.entries({ reveal, fallbackStates }))
    if (states !== undefined && !isPlainObject(states))
      return `its \`${key}\` is not an object of selectors.`;
  if (read !== undefined && typeof read !== 'function') return 'its `read` is not a function.';
  if (typeof mount !== 'function') return 'it needs a function `mount`.';
  return undefined;
}

/** Registers a theme's block, and scans for its elements where the site has started already. */
export function define(
  {
    blocks,
    report,
    inlay,
  }: Pick<OnDemandSite, 'blocks' | 'report'> & { readonly inlay: Pick<InlayApi, 'scan' | 'state'> },
  given: unknown,
): void {
  const source = isPlainObject(given) ? given : {};
  const fault = findFault(source, blocks);
  if (fault) {
    report('define', `${source.name ?? 'unnamed block'}`, `The block is not registered: ${fault}`);
    return;
  }
  // `findFault` has checked all these fields.
  const {
    name,
    selector,
    reveal,
    fallbackStates,
    when = 'visible',
    ...unit
  } = source as unknown as ThemeBlock;
  blocks.push({
    name,
    selector,
    reveal,
    fallbackStates,
    // After all blocks of Inlay's.
    rank: Number.POSITIVE_INFINITY,
    when: SCHEDULES[when] ?? visible,
    load: async () => ({ unit: { read: unit.read, mount: unit.mount } as AnyBlockUnit }),
  });
  if (inlay.state === 'initialized') inlay.scan();
}
