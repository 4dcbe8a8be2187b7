/** What one node is like at a moment. */
interface Seen {
  readonly attributes: ReadonlyMap<string, string>;
  /** What visitors see of a control that is not in its attributes. */
  readonly state: string;
  readonly text: string | undefined;
  readonly children: readonly Node[];
}

/** The page at a moment, by node: server nodes stay the same nodes. */
export type Picture = ReadonlyMap<Node, Seen>;

/** Texts longer than this are cut, and end with a checksum of the whole. */
const TEXT_MAX = 70;
const LINE_MAX = 150;
/** A new element with its content, on one line. */
const TREE_MAX = 130;
/** Lines of one new element. */
const TREE_LINES = 14;
/** Of those after it in one step. */
const LATER_TREE_LINES = 5;
const LEAST_HASH = 1000;

/** Lines of one step. */
const STEP_LINES = 24;

/** The beginning of a list of lines; a checksum stands for the rest. */
export function cutLines(lines: readonly string[], most = STEP_LINES): string[] {
  const rest = lines.slice(most);
  return rest.length
    ? [...lines.slice(0, most), `… ${rest.length} more lines, ${checksum(rest.join())}`]
    : [...lines];
}

/** A short checksum: it stands for text that nobody reads, and changes with it. */
export function checksum(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum + LEAST_HASH).toString(36);
}

export const shorten = (text: string, most = TEXT_MAX): string =>
  text.length > most ? `${text.slice(0, most - 10)}…${checksum(text)}` : text;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function stateOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return '';
  const { scrollLeft, scrollTop } = node;
  const parts = scrollLeft || scrollTop ? [`scrolled to ${scrollLeft} ${scrollTop}`] : [];
  if (node instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(node.type))
    parts.push(node.checked ? 'checked' : 'unchecked');
  else if (
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement
  )
    parts.push(`holds "${node.value}"`);
  return parts.join(', ');
}

/** Takes the picture of a page; `withState`: also of what visitors have entered and how far they have scrolled. */
export function takePicture(root: Node, withState = true): Picture {
  const picture = new Map<Node, Seen>();
  const visit = (node: Node) => {
    const attributes = new Map(
      node instanceof Element
        ? node.getAttributeNames().map((name) => [name, node.getAttribute(name) ?? ''])
        : [],
    );
    picture.set(node, {
      attributes,
      state: withState ? stateOf(node) : '',
      text: node instanceof CharacterData ? node.data : undefined,
      children: [...node.childNodes],
    });
    for (const child of node.childNodes) visit(child);
  };
  visit(root);
  return picture;
}

/** Short names of elements, which stay the same through a story: `button.next`, the second of the kind `button.next @2`. */
export function createNames(root: Element) {
  const names = new Map<Element, string>();
  const counts = new Map<string, number>();
  const nameOf = (element: Element): string => {
    const known = names.get(element);
    if (known) return known;
    const [first = ''] = element.getAttribute('class')?.trim().split(/\s+/) ?? [];
    const kind = element.localName + (first && `.${first}`);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = count > 1 ? `${kind} @${count}` : kind;
    names.set(element, name);
    return name;
  };
  for (const element of root.querySelectorAll('*')) nameOf(element);
  return nameOf;
}

/** How a story names elements, and writes ids that count up. */
export interface Wording {
  readonly nameOf: (element: Element) => string;
  readonly clean: (text: string) => string;
}

function describeAttribute(name: string, given: string, { clean }: Wording): string {
  if (name === 'class') return '';
  const value = clean(given);
  return value === '' ? ` ${name}` : ` ${name}="${shorten(oneLine(value))}"`;
}

/** A new node in lines: those that fit are on one, as `div.box role="status" > "Added"`. */
function outline(node: Node, wording: Wording): string[] {
  if (node instanceof Comment) return [];
  if (!(node instanceof Element)) {
    const text = oneLine(node.textContent ?? '');
    return text ? [JSON.stringify(shorten(text))] : [];
  }
  const classes = (node.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
  const head = [node.localName, ...classes].join('.');
  if (node.localName === 'svg') return [`${head} drawing-${checksum(node.outerHTML)}`];
  const own = node
    .getAttributeNames()
    .map((name) => describeAttribute(name, node.getAttribute(name) ?? '', wording));
  const state = stateOf(node);
  const line = `${head}${own.join('')}${state && ` {${state}}`}`;
  const parts = [...node.childNodes].map((child) => outline(child, wording)).filter((lines) => lines.length);
  const short = `${line} > ${parts.map(([only]) => only).join(' + ')}`;
  if (!parts.length) return [line];
  if (
    parts.every((lines) => lines.length === 1) &&
    short.length <= TREE_MAX &&
    !parts.some(([only]) => / [>+] /.test(only ?? ''))
  )
    return [short];
  return [line, ...parts.flat().map((inner) => `  ${inner}`)];
}

/** A new node, without the end of what is long: a checksum stands for it. */
const describeTree = (node: Node, most: number, wording: Wording): string[] =>
  cutLines(
    outline(node, wording).map((line) => shorten(line, LINE_MAX)),
    most,
  );

/** Changed words of a class attribute, or changed properties of a style: `+open −closed`. */
function compareParts(before: string, after: string, separator: RegExp): string {
  const split = (text: string) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  const [old, now] = [split(before), split(after)];
  return [
    ...now.filter((part) => !old.includes(part)).map((part) => `+${shorten(part)}`),
    ...old
      .filter((part) => !now.includes(part))
      .map((part) => part.replace(/:.*/s, ''))
      .filter((name) => !now.some((part) => part.startsWith(`${name}:`)))
      .map((name) => `−${name}`),
  ].join(' ');
}

function compareAttribute(name: string, before: string | undefined, after: string | undefined): string {
  if (name === 'class') return `class ${compareParts(before ?? '', after ?? '', /\s+/) || '(same)'}`;
  if (name === 'style') return `style ${compareParts(before ?? '', after ?? '', /;/) || '(same)'}`;
  if (after === undefined) return `−${name}`;
  const value = `${name}="${shorten(oneLine(after))}"`;
  return before === undefined ? `+${value}` : `${value} (was "${shorten(oneLine(before), 30)}")`;
}

function compareNode(before: Seen, after: Seen, { clean }: Wording): string[] {
  const names = new Set([...before.attributes.keys(), ...after.attributes.keys()]);
  const changes = [...names].flatMap((name) => {
    const [old, now] = [before.attributes.get(name), after.attributes.get(name)];
    return old === now ? [] : compareAttribute(name, old && clean(old), now && clean(now));
  });
  if (before.state !== after.state) changes.push(after.state || 'scrolled to 0 0');
  return changes;
}

const parentsIn = (picture: Picture) =>
  new Map([...picture].flatMap(([node, { children }]) => children.map((child) => [child, node] as const)));

/** Whether the children that a parent has kept are in another order. */
function isReordered(before: readonly Node[], after: readonly Node[]): boolean {
  const kept = before.filter((node) => after.includes(node));
  return after.filter((node) => kept.includes(node)).some((node, index) => node !== kept[index]);
}

/** Checks whether a node is, or is in, the region whose text screen readers say. */
const isSaid = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest('.inlay-live-region'));

/** What has changed between two pictures, a line for each change; the same change of several elements is one line. */
export function comparePictures(before: Picture, after: Picture, wording: Wording): string[] {
  const [oldParents, newParents] = [parentsIn(before), parentsIn(after)];
  const { nameOf } = wording;
  let trees = 0;
  const changes = new Map<string, string[]>();
  const note = (change: string, name: string) => changes.set(change, [...(changes.get(change) ?? []), name]);
  const within = (node: Node | undefined) => (node instanceof Element ? nameOf(node) : 'the page');
  for (const [node, now] of after) {
    const old = before.get(node);
    const parent = newParents.get(node);
    if (isSaid(parent ?? node) || isSaid(node)) {
      if (now.text && now.text !== old?.text) note(`announces ${JSON.stringify(now.text)}`, '');
      continue;
    }
    if (!old) {
      const [first, ...more] =
        parent && before.has(parent)
          ? describeTree(node, trees ? LATER_TREE_LINES : TREE_LINES, wording)
          : [];
      if (first) {
        trees += 1;
        note([`+ ${first} (in ${within(parent)})`, ...more.map((line) => `    ${line}`)].join('\n'), '');
      }
      continue;
    }
    if (old.text !== now.text && parent)
      note(`says ${JSON.stringify(shorten(oneLine(now.text ?? '')))}`, within(parent));
    if (oldParents.get(node) !== parent && node instanceof Element)
      note(`is now in ${within(parent)}`, nameOf(node));
    if (node instanceof Element) {
      const differences = compareNode(old, now, wording).join(', ');
      if (differences) note(differences, nameOf(node));
      if (isReordered(old.children, now.children)) note('has its children in another order', nameOf(node));
    }
  }
  for (const [node, old] of before) {
    const parent = oldParents.get(node);
    if (after.has(node) || isSaid(parent ?? node) || (parent && !after.has(parent))) continue;
    const what = node instanceof Element ? nameOf(node) : JSON.stringify(shorten(oneLine(old.text ?? '')));
    if (what !== '""') note(`− ${what}, from ${within(parent)}`, '');
  }
  return [...changes].flatMap(([change, names]) =>
    (names[0] ? `${joinNames(names)}: ${change}` : change).split('\n'),
  );
}

/** `li @2 @3 @4 @7` as `li @2–4 @7`. */
function joinNames(names: readonly string[]): string {
  const kinds = new Map<string, number[]>();
  for (const name of names) {
    const [kind = '', number = '1'] = name.split(' @');
    kinds.set(kind, [...(kinds.get(kind) ?? []), Number(number)]);
  }
  const ranges = (numbers: readonly number[]) => {
    const runs: Array<[number, number]> = [];
    for (const number of numbers) {
      const last = runs.at(-1);
      if (last && last[1] + 1 === number) last[1] = number;
      else runs.push([number, number]);
    }
    return runs.map(([from, to]) => (from === to ? ` @${from}` : ` @${from}–${to}`)).join('');
  };
  return [...kinds]
    .map(([kind, numbers]) => (numbers.length === 1 && numbers[0] === 1 ? kind : kind + ranges(numbers)))
    .join(', ');
}

/** Breaks a long line at spaces; what follows is indented further. */
export function wrap(line: string): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(' ')) {
    if (current && current.length + word.length >= LINE_MAX) {
      lines.push(current);
      current = `${indent}    ${word}`;
    } else current = current ? `${current} ${word}` : indent + word;
  }
  return [...lines, current];
}
