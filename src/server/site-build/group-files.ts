import { REQUEST_BYTES } from './request-bytes.mjs';

/** The share of visits in which a visitor uses one thing that waits for it, and anything at all. */
const PRESSED_SHARE = 0.05;
const PRESSED_MOST = 0.3;

/** The share of visits in which a visitor scrolls to what stands further down. */
const SCROLLED_SHARE = 0.4;

/** The share of a file that is left when it is minified and compressed. */
export const COMPRESSED = 0.2;

/** A page, or several that need the same. */
export interface PageKind {
  readonly count: number;
  /** The names of what it loads without an interaction. */
  readonly early: ReadonlySet<string>;
  /** The names of what it loads for blocks further down, once a visitor has scrolled to them. */
  readonly below?: ReadonlySet<string>;
  /** The names of what an interaction may bring. */
  readonly late: ReadonlySet<string>;
}

/** Modules that always come together, and later a file. */
export interface Group {
  readonly modules: readonly string[];
  /** The lazy modules that need them; `ENTRY_NAME` for the script itself. */
  readonly users: ReadonlySet<string>;
  readonly bytes: number;
}

/** Stands for the script itself among the users of a module. */
export const ENTRY_NAME = '';

export interface GroupingInput {
  /** By their modules: what each lazy module needs, itself included; under `ENTRY_NAME` what the script needs. */
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
  readonly bytesOf: (module: string) => number;
  readonly importsOf: (module: string) => Iterable<string>;
  readonly pages: readonly PageKind[];
  /** Lazy modules that wait for consent: they come with no code that does not. */
  readonly waiting: ReadonlySet<string>;
  /** Modules that must be in one file, in lists. */
  readonly together?: readonly (readonly string[])[];
}

/** The share of a page's visits that load a group. */
function shareOn({ early, below, late }: PageKind, users: ReadonlySet<string>): number {
  let pressed = 0;
  let isScrolledTo = false;
  for (const user of users) {
    if (user === ENTRY_NAME || early.has(user)) return 1;
    isScrolledTo ||= below?.has(user) === true;
    if (late.has(user)) pressed++;
  }
  return isScrolledTo ? SCROLLED_SHARE : Math.min(PRESSED_MOST, pressed * PRESSED_SHARE);
}

/** The cost of a group for all pages: its bytes, and a request unless it is part of the script. */
function costOf({ users, bytes }: Pick<Group, 'users' | 'bytes'>, pages: readonly PageKind[]): number {
  const visits = pages.reduce((sum, page) => sum + page.count * shareOn(page, users), 0);
  return visits * (bytes + (users.has(ENTRY_NAME) ? 0 : REQUEST_BYTES));
}

/** Modules with the same users, those that must be together joined. */
function findAtoms({ closures, bytesOf, together = [] }: GroupingInput): Group[] {
  const usersOf = new Map<string, Set<string>>();
  for (const [user, modules] of closures)
    for (const module of modules) usersOf.set(module, (usersOf.get(module) ?? new Set()).add(user));
  for (const list of together) {
    const joined = new Set(list.flatMap((module) => [...(usersOf.get(module) ?? [])]));
    for (const module of list) if (usersOf.has(module)) usersOf.set(module, joined);
  }
  const atoms = new Map<string, string[]>();
  for (const [module, users] of usersOf) {
    // All that the script needs is in it, whoever else needs it.
    const key = users.has(ENTRY_NAME) ? ENTRY_NAME : [...users].sort().join();
    atoms.set(key, [...(atoms.get(key) ?? []), module]);
  }
  return [...atoms].map(([key, modules]) => ({
    modules: modules.sort(),
    users: new Set(key.split(',')),
    bytes: modules.reduce((sum, module) => sum + bytesOf(module), 0),
  }));
}

/** The users of several groups, and the bytes of all, by which a file of them costs. */
function weigh(groups: readonly Group[]): Pick<Group, 'users' | 'bytes'> {
  const users = new Set<string>();
  let total = 0;
  for (const group of groups) {
    for (const user of group.users) users.add(user);
    total += group.bytes;
  }
  return { users, bytes: total };
}

const join = (groups: readonly Group[]): Group => ({
  modules: groups.flatMap(({ modules }) => modules).sort(),
  ...weigh(groups),
});

/** For each group those that it imports from, by their places. */
function linkGroups(groups: readonly Group[], importsOf: GroupingInput['importsOf']): ReadonlySet<number>[] {
  const place = new Map(
    groups.flatMap(({ modules }, index) => modules.map((module) => [module, index] as const)),
  );
  return groups.map(({ modules }, index) => {
    const needed = new Set<number>();
    for (const module of modules)
      for (const imported of importsOf(module)) {
        const other = place.get(imported);
        if (other !== undefined && other !== index) needed.add(other);
      }
    return needed;
  });
}

/** All that groups lead to, themselves included. */
function reach(starts: Iterable<number>, links: readonly ReadonlySet<number>[]): Set<number> {
  const reached = new Set(starts);
  for (const one of reached) for (const next of links[one] ?? []) reached.add(next);
  return reached;
}

/**
 * Two groups with all groups between them: files that import from each other would have no order. With the script (the first) it is the other
 * and all that it leads to: the script imports from no file, so what it took a part of would be missing when it runs.
 */
function closeUnion(one: number, other: number, reaches: readonly ReadonlySet<number>[]): readonly number[] {
  if (one === 0) return [...new Set([one, other, ...(reaches[other] ?? [])])];
  const isLinked = (from: number, to: number) => reaches[from]?.has(to) === true;
  if (!isLinked(one, other) && !isLinked(other, one)) return [one, other];
  const [start, end] = isLinked(one, other) ? [one, other] : [other, one];
  return reaches.flatMap((_, index) => (isLinked(start, index) && isLinked(index, end) ? [index] : []));
}

/** The script's group first. The order decides between equal gains, so that the same pages always have the same files. */
const sortGroups = (groups: readonly Group[]): Group[] =>
  groups.toSorted(
    (a, b) =>
      Number(b.users.has(ENTRY_NAME)) - Number(a.users.has(ENTRY_NAME)) ||
      ((a.modules[0] ?? '') < (b.modules[0] ?? '') ? -1 : 1),
  );

/**
 * Which modules come in one file: those with the same users first, then whatever is cheaper together, over the pages of the site. The first group is
 * the script's.
 */
export function groupFiles(input: GroupingInput): Group[] {
  const { pages, importsOf, waiting } = input;
  const isWaiting = ({ users }: Group) => [...users].every((user) => waiting.has(user));
  const costs = new Map<Group, number>();
  const cost = (group: Group) => {
    const known = costs.get(group) ?? costOf(group, pages);
    costs.set(group, known);
    return known;
  };
  const computeGain = (members: readonly Group[]) =>
    new Set(members.map(isWaiting)).size > 1
      ? 0
      : members.reduce((sum, group) => sum + cost(group), 0) - costOf(weigh(members), pages);
  /** By the first group and the last of some that would be joined: those between them, and the gain, which stays the same while they do. */
  const gains = new Map<Group, Map<Group, { readonly members: readonly Group[]; readonly gain: number }>>();
  const gainOf = (members: readonly Group[], one: Group, other: Group) => {
    const ofOne = gains.get(one) ?? new Map();
    gains.set(one, ofOne);
    const known = ofOne.get(other);
    const isKnown =
      known?.members.length === members.length && members.every((group, at) => known.members[at] === group);
    if (isKnown) return known.gain;
    const gain = computeGain(members);
    ofOne.set(other, { members, gain });
    return gain;
  };
  let groups = sortGroups(findAtoms(input));
  for (;;) {
    const links = linkGroups(groups, importsOf);
    const reaches = groups.map((_, index) => reach([index], links));
    let most = 0;
    let best: readonly Group[] = [];
    groups.forEach((one, index) => {
      for (let other = index + 1; other < groups.length; other++) {
        const members = closeUnion(index, other, reaches).map((place) => groups[place] as Group);
        const gain = gainOf(members, one, groups[other] as Group);
        if (gain <= most) continue;
        most = gain;
        best = members;
      }
    });
    if (!best.length) return groups;
    groups = sortGroups([...groups.filter((group) => !best.includes(group)), join(best)]);
  }
}
