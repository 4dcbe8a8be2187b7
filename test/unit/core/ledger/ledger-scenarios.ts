import fc from 'fast-check';
import { createLedger } from '../../../../src/core/ledger/ledger';
import type { Claims } from '../../../../src/core/ledger/ledger.types';

/** A foreign script writes one key, once in a scenario. `null` removes. */
interface ForeignWrite {
  readonly facet: 'classes' | 'attributes' | 'styles';
  readonly key: string;
  readonly value: string | null;
}

type Step =
  | { readonly do: 'claim'; readonly owner: number; readonly claims: Claims }
  | { readonly do: 'insert'; readonly owner: number; readonly before: number }
  | { readonly do: 'release'; readonly owner: number; readonly onlyElement: boolean }
  | ({ readonly do: 'foreign' } & ForeignWrite);

export interface Scenario {
  readonly html: string;
  readonly steps: readonly Step[];
  /** The order in which the owners leave at the end. */
  readonly leaving: readonly number[];
}

export interface ScenarioOptions {
  readonly foreign: boolean;
  /**
   * Whether this DOM keeps an emptied `style=""` in its place and knows `inset`. happy-dom does neither, so there the
   * style attribute stands last and shorthands are left to `margin`.
   */
  readonly isBrowser: boolean;
}

const OWNERS = 4;
const CLASS_TEXTS = [null, '', ' ', 'a', ' a  b ', 'b a\tb a', 'a\n  b c', 'server\u00a0odd a'];
const STYLE_TEXTS = [
  null,
  'color:red',
  ' color : red ;; TOP:5px',
  'top:5px;margin-top: 3px',
  'margin:1px 2px;color:red!important',
  '--gap:2px ; opacity:.5',
];
const TOKENS = ['a', 'b', 'c', 'loaded', 'server\u00a0odd'];
const STYLE_VALUES: Record<string, string[]> = {
  color: ['red', 'blue', 'blue !important'],
  top: ['0px', '5px'],
  opacity: ['0.5', '1'],
  '--gap': ['2px', '9px'],
  margin: ['1px', '1px 2px', '0'],
};

function serverHtml(options: ScenarioOptions): fc.Arbitrary<string> {
  const text = (name: string, value: string | null) => (value === null ? '' : ` ${name}="${value}"`);
  return fc
    .record({
      classText: fc.constantFrom(...CLASS_TEXTS),
      styleText: fc.constantFrom(...STYLE_TEXTS, ...(options.isBrowser ? ['', 'inset:0;top: 1px'] : [])),
      title: fc.constantFrom(null, '', ' old "title"'.replaceAll('"', '&quot;')),
      styleFirst: fc.boolean(),
    })
    .map(({ classText, styleText, title, styleFirst }) => {
      const style = text('style', styleText);
      const early = styleFirst && options.isBrowser;
      return `<p id="x"${early ? style : ''}${text('class', classText)} data-n='1'${text('title', title)}${early ? '' : style}>one <i>two</i></p>`;
    });
}

function claims(options: ScenarioOptions): fc.Arbitrary<Claims> {
  const styleKeys = {
    ...STYLE_VALUES,
    // What CSS spells anew, and what it refuses.
    ...(options.isBrowser
      ? { inset: ['0', 'auto 3px'], opacity: ['.25', '1'], height: ['4px', 'none'] }
      : {}),
  };
  const optional = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(fields, { requiredKeys: [] });
  return fc.record(
    {
      classes: fc.dictionary(fc.constantFrom(...TOKENS), fc.boolean()),
      attributes: optional<Record<string, string | null>>({
        title: fc.constantFrom('one', 'two'),
        'data-n': fc.constantFrom('1', '2'),
        'data-new': fc.constantFrom('', 'x'),
        // Neither the server nor a foreign script writes this one, so its absence may be claimed.
        'aria-hidden': fc.constantFrom(null, 'true'),
      }),
      styles: optional<Record<string, string | null>>(
        Object.fromEntries(
          Object.entries(styleKeys).map(([name, values]) => [name, fc.constantFrom(null, ...values)]),
        ),
      ),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Claims>; // Optional fields come out as absent, never as `undefined`; the library cannot say so.
}

const foreignWrite: fc.Arbitrary<ForeignWrite> = fc.oneof(
  fc.record({
    facet: fc.constant('classes' as const),
    key: fc.constantFrom(...TOKENS, 'foreign'),
    value: fc.constantFrom('', null),
  }),
  fc.record({
    facet: fc.constant('attributes' as const),
    key: fc.constantFrom('title', 'data-n', 'data-new', 'data-foreign'),
    value: fc.constantFrom('foreign', null),
  }),
  fc.record({
    facet: fc.constant('styles' as const),
    key: fc.constantFrom('top', '--gap', 'width', 'margin-top'),
    value: fc.constantFrom('77px', null),
  }),
);

/** Random server markup, two to four owners, random claims and releases, with or without a foreign script. */
export function scenarios(options: ScenarioOptions): fc.Arbitrary<Scenario> {
  const owner = fc.nat({ max: OWNERS - 1 });
  const ours: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('claim' as const), owner, claims: claims(options) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('insert' as const), owner, before: fc.nat({ max: 2 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('release' as const), owner, onlyElement: fc.boolean() }),
    },
  );
  const foreign = foreignWrite.map((write): Step => ({ do: 'foreign', ...write }));
  return fc.record({
    html: serverHtml(options),
    steps: fc.uniqueArray(
      options.foreign ? fc.oneof({ weight: 3, arbitrary: ours }, { weight: 1, arbitrary: foreign }) : ours,
      {
        maxLength: 14,
        // A foreign script that writes and takes back between two of our looks cannot be seen: one write a key.
        selector: (step) => (step.do === 'foreign' ? `${step.facet} ${step.key}` : step),
      },
    ),
    leaving: fc.shuffledSubarray([0, 1, 2, 3, 0, 2], { minLength: 6 }),
  });
}

/** One owner's claim on one key, in a list ordered by time of claiming: the model of what must be seen. */
interface Standing {
  readonly owner: number;
  readonly key: string;
  value: string | null;
}

function readAll(element: HTMLElement): Map<string, string> {
  const all = new Map<string, string>();
  for (const token of element.classList) all.set(`classes ${token}`, '');
  for (const { name, value } of element.attributes)
    if (name !== 'class' && name !== 'style') all.set(`attributes ${name}`, value);
  for (const name of Array.from(element.style)) {
    const important = element.style.getPropertyPriority(name) ? ' !important' : '';
    all.set(`styles ${name}`, element.style.getPropertyValue(name) + important);
  }
  return all;
}

function flatten({ classes = {}, attributes = {}, styles = {} }: Claims): Map<string, string | null> {
  return new Map([
    ...Object.entries(classes).map(([key, on]): [string, string | null] => [
      `classes ${key}`,
      on ? '' : null,
    ]),
    ...Object.entries(attributes).map(([key, value]): [string, string | null] => [
      `attributes ${key}`,
      value,
    ]),
    ...Object.entries(styles).map(([key, value]): [string, string | null] => [`styles ${key}`, value]),
  ]);
}

function writeForeign(element: HTMLElement, { facet, key, value }: ForeignWrite): void {
  if (facet === 'classes') element.classList.toggle(key, value !== null);
  else if (facet === 'styles') element.style.setProperty(key, value ?? '');
  else if (value === null) element.removeAttribute(key);
  else element.setAttribute(key, value);
}

const show = (all: Map<string, string>) => [...all].map((entry) => entry.join('=')).sort();

/** Plays a scenario in a document and returns everything that came out wrong: nothing, one hopes. */
export function playScenario(document: Document, { html, steps, leaving }: Scenario): string[] {
  const faults: string[] = [];
  const parent = document.createElement('div');
  parent.innerHTML = html;
  const element = parent.firstElementChild as HTMLElement; // The markup above is one <p>.
  const before = element.outerHTML;
  const expected = readAll(element);
  const classText = element.getAttribute('class');
  const styleText = element.getAttribute('style');
  const foreignFacets = new Set<string>();
  const shorthands = steps.some((step) => step.do === 'claim' && 'inset' in (step.claims.styles ?? {}));
  let standing: Standing[] = [];

  const ledger = createLedger();
  const owners = Array.from({ length: OWNERS }, (_, index) => ledger.owner(`owner ${index}`));

  /** As long as nobody else writes, what is seen is the newest claim on each key. */
  function checkSeen(index: number): void {
    if (foreignFacets.size) return;
    const seen = readAll(element);
    for (const key of new Set(standing.map((claim) => claim.key))) {
      if (key === 'styles margin' || key === 'styles inset' || (key === 'styles top' && shorthands)) continue;
      const wanted = standing.findLast((claim) => claim.key === key)?.value?.replace(/^\./, '0.') ?? null;
      if ((seen.get(key) ?? null) !== wanted)
        faults.push(`after step ${index} ${key} is ${seen.get(key)}, wanted ${wanted}`);
    }
  }

  steps.forEach((step, index) => {
    if (step.do === 'foreign') {
      const key = `${step.facet} ${step.key}`;
      // Writing what is there anyway is nobody's doing.
      if ((readAll(element).get(key) ?? null) === step.value) return;
      writeForeign(element, step);
      foreignFacets.add(step.facet);
      if (step.value === null) expected.delete(key);
      else expected.set(key, step.value);
      return;
    }
    const owner = owners[step.owner];
    if (step.do === 'claim') {
      const wanted = flatten(step.claims);
      if (wanted.get('styles height') === 'none') wanted.delete('styles height');
      owner?.claim(element, step.claims);
      standing = standing.filter((claim) => claim.owner !== step.owner || wanted.has(claim.key));
      for (const [key, value] of wanted) {
        const known = standing.find((claim) => claim.owner === step.owner && claim.key === key);
        if (known) known.value = value;
        else standing.push({ owner: step.owner, key, value });
      }
    } else if (step.do === 'insert') {
      owner?.insert(document.createElement('b'), element, element.childNodes[step.before] ?? null);
    } else {
      owner?.release(step.onlyElement ? element : undefined);
      standing = standing.filter((claim) => claim.owner !== step.owner);
    }
    checkSeen(index);
  });
  for (const index of leaving) owners[index]?.release();

  const after = readAll(element);
  const [wanted, found] = [show(expected).join('\n'), show(after).join('\n')];
  if (wanted !== found) faults.push(`wanted\n${wanted}\nfound\n${found}`);
  if (!foreignFacets.size && element.outerHTML !== before)
    faults.push(`wanted ${before}\nfound  ${element.outerHTML}`);
  if (!foreignFacets.has('classes') && element.getAttribute('class') !== classText)
    faults.push(`class text is ${JSON.stringify(element.getAttribute('class'))}`);
  if (!foreignFacets.has('styles') && element.getAttribute('style') !== styleText)
    faults.push(`style text is ${JSON.stringify(element.getAttribute('style'))}`);
  if (element.innerHTML !== 'one <i>two</i>') faults.push(`inside is ${element.innerHTML}`);
  return faults;
}

/** Plays `runs` random scenarios; the report of the smallest that fails, or nothing. */
export function fuzzLedger(
  document: Document,
  options: ScenarioOptions,
  runs: number,
  seed?: number,
): string {
  const property = fc.property(scenarios(options), (scenario) => {
    const faults = playScenario(document, scenario);
    if (faults.length) throw new Error(faults.join('\n'));
  });
  const result = fc.check(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  return result.failed ? (fc.defaultReportMessage(result) ?? 'failed') : '';
}
