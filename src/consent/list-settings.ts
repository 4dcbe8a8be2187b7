import { list, record, string, type WarnShape } from '../data/shape';
import { ALWAYS } from './answers';
import { CATEGORIES, CONSENT_SIGNALS, NECESSARY_SIGNALS } from './categories';
import type { ListedCategory, ListedService } from './own-list';

/** The site's own list as its settings have it. Checked. */
export interface ListSettings {
  /** Changed by the owner when the same names get another meaning. */
  readonly version: string;
  readonly categories: readonly ListedCategory[];
}

/** Hears a sentence for the site's owner: what is wrong, where, what Inlay does instead, what to do. */
export type WarnOwner = (text: string) => void;

/** All names together must fit into the receipt, a cookie of 4 KB. */
const MOST_CATEGORIES = 12;
const MOST_SERVICES = 40;

/** Separated by spaces in the page, by slashes in the receipt. */
const ID = /^[a-z][a-z\d_-]{0,23}$/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$|^localhost$/i;
/** A cookie's name with up to three `*` for any letters; two letters at least, or it would match cookies of others. */
const COOKIE = /^(?=(?:\**[^*]){2})(?!(?:[^*]*\*){4})[^\s;,=]{2,80}$/;
const SIGNALS: readonly string[] = [...Object.values(CONSENT_SIGNALS).flat(), ...NECESSARY_SIGNALS];

const SERVICE_SETTINGS = ['name', 'about', 'cookies', 'hosts', 'signals'];
const CATEGORY_SETTINGS = [...SERVICE_SETTINGS, 'services'];
const LIST_SETTINGS = ['version', 'categories'];

const quote = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? `${value}`);
  return `\`${text.length > 60 ? `${text.slice(0, 60)}…` : text}\``;
};

/** The entries of an object of a stranger's: its own alone, so that names such as `__proto__` are nothing but names. */
const entriesOf = (value: unknown) => Object.entries(record()(value) ?? {});

/** A position in the settings, and a way to warn of mistakes there. */
interface Place {
  readonly path: string;
  readonly warn: WarnOwner;
}

/** Reports settings that would be ignored silently. */
function warnOfUnknown(source: unknown, known: readonly string[], { path, warn }: Place): void {
  for (const [name] of entriesOf(source))
    if (!known.includes(name))
      warn(
        `${quote(`${path}.${name}`)} is not a setting that Inlay knows, so it is ignored. Correct its name (${known.join(', ')}) or remove it.`,
      );
}

/** The fields that the settings of a category and of a service share. */
function readEntry(id: string, given: unknown, { path, warn }: Place): ListedService {
  const source = record()(given);
  if (!source)
    warn(`\`${path}\` is not an object, so ${quote(id)} has no texts, cookies or hosts. Write an object.`);
  const warnShape: WarnShape = (at, wanted) =>
    warn(`\`${at}\` is not a ${wanted}, so it is ignored. Write a ${wanted}.`);
  const own = (name: string) => (source && Object.hasOwn(source, name) ? source[name] : undefined);
  const text = (name: string) => string()(own(name), `${path}.${name}`, warnShape).trim();
  const words = (name: string, fits: (word: string) => boolean, advice: string) => {
    const given = list<unknown>((word) => word)(own(name), `${path}.${name}`, warnShape);
    return given.filter((word): word is string => {
      const isFit = typeof word === 'string' && fits(word);
      if (!isFit) warn(`${quote(word)} in \`${path}.${name}\` is left out: ${advice}`);
      return isFit;
    });
  };
  return {
    id,
    name: text('name'),
    about: text('about'),
    cookies: words(
      'cookies',
      (word) => COOKIE.test(word),
      'it would match too much, or is not the name of a cookie. Write a name, with up to three `*` for any letters (`_ga*`).',
    ),
    hosts: words(
      'hosts',
      (word) => HOST.test(word),
      'it is not a host. Write the host alone (`video.example`); its subdomains are included.',
    ).map((host) => host.toLowerCase()),
    signals: words(
      'signals',
      (word) => SIGNALS.includes(word),
      `Google’s Consent Mode has no such signal. Write one of ${SIGNALS.join(', ')}.`,
    ),
  };
}

interface NamedOptions extends Place {
  readonly kind: string;
  /** The names that are used already; those that are read are added. */
  readonly taken: Set<string>;
  readonly most: number;
}

/** Reads named entries; names that cannot be used, or are used already, are left out. */
function readNamed<Entry>(
  source: unknown,
  { path, kind, taken, most, warn }: NamedOptions,
  read: (id: string, given: unknown) => Entry,
): readonly Entry[] {
  if (source !== undefined && !record()(source))
    warn(`\`${path}\` is not an object, so it is ignored. Write an object with a field for each ${kind}.`);
  const found: Entry[] = [];
  for (const [id, given] of entriesOf(source)) {
    const leaveOut = (why: string) => warn(`The ${kind} ${quote(id)} in \`${path}\` is left out: ${why}`);
    if (!ID.test(id))
      leaveOut('its name must be a letter, then up to 23 letters, digits, `-` or `_`. Give it such a name.');
    else if (taken.has(id)) leaveOut('another category or service has this name. Give it a name of its own.');
    else if (found.length === most) leaveOut(`only ${most} can be kept. Combine some of them.`);
    else {
      taken.add(id);
      found.push(read(id, given));
    }
  }
  return found;
}

const emptyCategory = (id: string): ListedCategory => ({
  ...{ id, name: '', about: '', cookies: [], hosts: [], signals: [] },
  services: [],
});

/**
 * Reads a site's own list from its settings, which may be anything. Never throws; undefined where they cannot be used at all, and then visitors are
 * asked about the platform's categories. These are part of each list: those that the settings do not have come first, without services.
 * @example readListSettings({ categories: { marketing: { services: { youtube: { name: 'YouTube' } } } } }, warn)
 */
export function readListSettings(source: unknown, warn: WarnOwner): ListSettings | undefined {
  const settings = record()(source);
  const given = settings && Object.hasOwn(settings, 'categories') ? record()(settings.categories) : undefined;
  if (!settings || !given) {
    warn(
      `The setting \`consent\` is not an object with \`categories\`, so visitors are asked about ${CATEGORIES.join(' and ')} alone. Write \`{ "categories": { … } }\`.`,
    );
    return undefined;
  }
  warnOfUnknown(settings, LIST_SETTINGS, { path: 'consent', warn });
  const { version = '' } = settings;
  const isVersion = typeof version === 'string' || typeof version === 'number';
  if (!isVersion)
    warn('`consent.version` is not a text or a number, so there is none. Write one, such as "2".');
  const taken = new Set<string>();
  let left = MOST_SERVICES;
  const path = 'consent.categories';
  // Services must not take the name of a category that comes later.
  const categories = readNamed(
    given,
    { path, kind: 'category', taken, most: MOST_CATEGORIES, warn },
    (id, entry) => {
      const place = { path: `${path}.${id}`, warn };
      warnOfUnknown(entry, CATEGORY_SETTINGS, place);
      return { ...emptyCategory(id), ...readEntry(id, entry, place) };
    },
  );
  const missing = [...ALWAYS, ...CATEGORIES].filter((id) => !taken.has(id));
  for (const id of missing) taken.add(id);
  const all = [...missing.map(emptyCategory), ...categories].map((category) => {
    const at = `${path}.${category.id}.services`;
    const services = readNamed(
      record()(given[category.id])?.services,
      { path: at, kind: 'service', taken, most: left, warn },
      (id, entry) => {
        const place = { path: `${at}.${id}`, warn };
        warnOfUnknown(entry, SERVICE_SETTINGS, place);
        return readEntry(id, entry, place);
      },
    );
    left -= services.length;
    return { ...category, services };
  });
  return {
    version: isVersion ? `${version}`.slice(0, 40) : '',
    // `necessary` is shown first: it explains the others.
    categories: [
      ...all.filter(({ id }) => ALWAYS.includes(id)),
      ...all.filter(({ id }) => !ALWAYS.includes(id)),
    ],
  };
}
