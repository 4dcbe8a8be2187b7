import type { KnownBlock } from '../../core/entry/services';
import { findAll } from '../../dom/find-all';
import { nearestWord } from '../../text/nearest-word';

/** Platform blocks that are complete as the server writes them. */
const STATIC =
  /^sqs-block-(?:html|button|spacer|code|markdown|horizontalrule|quote|website-component|socialaccountlinks|embed|link|content$|alignment-wrapper$)/;

/** A class that names a kind of block; what follows `-v2` or stands for a part of one is left out. */
const KIND = /^sqs-block-[a-z]+$/;

interface UnmatchedBlock {
  /** The class, or `data-block-type="N"` where no class says it. */
  readonly name: string;
  readonly elements: readonly HTMLElement[];
  /** A class that Inlay knows and that is spelt much like it. */
  readonly meant?: string | undefined;
}

const kindOf = (element: HTMLElement): string | undefined => {
  const classes = [...element.classList];
  if (classes.some((name) => STATIC.test(name))) return undefined;
  const type = element.getAttribute('data-block-type');
  return classes.find((name) => KIND.test(name)) ?? (type ? `data-block-type="${type}"` : undefined);
};

/** Blocks of the platform, by their kind, that are not about any of the elements that Inlay has found. */
export function findUnmatched(
  found: readonly Element[],
  blocks: readonly Pick<KnownBlock, 'selector'>[],
): readonly UnmatchedBlock[] {
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of findAll(document, '[class*="sqs-block-"],[data-block-type]')) {
    const kind = kindOf(element);
    const isKnown = found.some((other) => other.contains(element) || element.contains(other));
    if (kind && !isKnown) kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  const known = blocks.flatMap(({ selector }) => selector.match(/sqs-block-[a-z]+/g) ?? []);
  return [...kinds].map(([name, elements]) => ({
    name,
    elements,
    meant: known.includes(name) ? undefined : nearestWord(name, known),
  }));
}
