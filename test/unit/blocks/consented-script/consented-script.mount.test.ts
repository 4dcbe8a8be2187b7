// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/consented-script/consented-script.mount';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { HOME } from '../../../../src/core/inlay-files';
import { createTestScope } from '../../support/scope';

/** happy-dom loads no script, and would say so for each. */
const loading = (
  window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM.settings;
afterAll(() => {
  loading.handleDisabledFileLoadingAsSuccess = false;
});

/** Events of the tests; the others are happy-dom's. */
const told = new WeakSet<Event>();
function tell(script: HTMLScriptElement | undefined, type: string) {
  const event = new Event(type);
  told.add(event);
  script?.dispatchEvent(event);
}

beforeEach(() => {
  loading.handleDisabledFileLoadingAsSuccess = true;
  const { dispatchEvent } = EventTarget.prototype;
  vi.spyOn(HTMLScriptElement.prototype, 'dispatchEvent').mockImplementation(function (this: Element, event) {
    return told.has(event) ? dispatchEvent.call(this, event) : true;
  });
});
afterEach(async () => {
  // Scripts of the next test do not wait for those of this one, which a scope's end has taken out of the page.
  for (const script of everMade.splice(0)) tell(script, 'load');
  await settled();
  document.head.replaceChildren();
  Cookies.remove('disable-user-scripts');
  Reflect.deleteProperty(window, 'dataLayer');
});

const everMade: HTMLScriptElement[] = [];

/** A task later all promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const waiting = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-consent]')];
/** The scripts that have been let run. */
const copies = () => [...document.querySelectorAll<HTMLScriptElement>('script:not([data-consent])')];
const names = () => copies().map(({ id }) => id);

/** Mounts all waiting scripts of a page, in its order. */
async function mountAll(html: string, { allowed = 'marketing', account = false, nonce = '' } = {}) {
  document.body.innerHTML = html;
  const consent = createConsent(() => {});
  consent.choose({ performance: allowed.includes('performance'), marketing: allowed.includes('marketing') });
  const report = vi.fn();
  const context = readSiteContext(account ? { authenticatedAccount: { id: 'a' } } : undefined);
  const scopes = waiting().map((element) => {
    // happy-dom does not read the attribute.
    if (nonce) element.nonce = nonce;
    const scope = createTestScope({ consent, report, context });
    unit.mount(unit.read?.(element, scope.warnShape, context) as HTMLScriptElement, scope, element);
    return scope;
  });
  await settled();
  everMade.push(...copies());
  return { consent, report, scopes };
}

const script = (attributes: string, code = '') =>
  `<script type="text/plain" data-consent="marketing" ${attributes}>${code}</script>`;

describe('a script that waits for consent', () => {
  it('runs as a copy behind it, with its attributes, and without those that made it wait', async () => {
    await mountAll(`<p></p>${script('id="a" class="tag" data-site="7"', 'window.x = 1')}<b></b>`);
    const [original, copy] = document.querySelectorAll('script');
    expect(copy?.outerHTML).toBe('<script id="a" class="tag" data-site="7">window.x = 1</script>');
    expect(original?.getAttribute('type')).toBe('text/plain');
    expect(copy?.previousElementSibling).toBe(original);
  });

  it.each([
    ['its type', 'data-type="module" src="/a.js"', { type: 'module' }],
    ['its address', 'src="/a.js"', { src: new URL('/a.js', location.href).href, async: false }],
    ['being async where it is', 'src="/a.js" async', { async: true }],
  ])('has %s', async (_, attributes, expected) => {
    await mountAll(script(attributes));
    expect(copies()[0]).toMatchObject(expected);
  });

  it.each([
    ['src="/a.js"', false],
    ['src="/a.js" async', true],
  ])(
    'runs in its place unless the page says otherwise, although it is inserted: %s',
    async (attributes, is) => {
      const set = vi.spyOn(HTMLScriptElement.prototype, 'async', 'set');
      await mountAll(script(attributes));
      expect(set.mock.calls).toEqual([[is]]);
    },
  );

  it.each([
    ['another category', script('data-consent="performance"').replace('data-consent="marketing" ', '')],
    ['no category', script('').replace('marketing', '')],
    ['one more category', script('').replace('marketing', 'marketing performance')],
  ])('does not run for %s', async (_, html) => {
    await mountAll(html);
    expect(copies()).toEqual([]);
  });

  it('tells Google’s tags the answer before it runs', async () => {
    await mountAll(script(''));
    const page = window as { dataLayer?: ReadonlyArray<ArrayLike<unknown>> };
    expect(
      page.dataLayer?.map((entry) => [entry[1], (entry[2] as { ad_storage?: string }).ad_storage]),
    ).toEqual([
      ['default', 'granted'],
      ['update', 'granted'],
    ]);
  });

  it('does not run where the owner has switched scripts off, who is signed in', async () => {
    Cookies.set('disable-user-scripts', 'true');
    await mountAll(script(''), { account: true });
    expect(copies()).toEqual([]);
    await mountAll(script(''));
    expect(copies()).toHaveLength(1);
  });

  it('goes with its unit, and does not run a second time', async () => {
    const { scopes } = await mountAll(script(''));
    scopes[0]?.end();
    expect(copies()).toEqual([]);
    const [element] = waiting() as [HTMLScriptElement];
    expect(unit.read?.(element, () => {}, readSiteContext(undefined))).toBeUndefined();
  });

  it('is nothing but a script', () => {
    const element = document.createElement('div');
    expect(unit.read?.(element, () => {}, readSiteContext(undefined))).toBeUndefined();
  });
});

describe('several scripts', () => {
  const LIBRARY = script('id="library" src="/library.js"');
  const CALL = script('id="call"', 'library()');

  it.each(['load', 'error'])(
    'run in the order of the page: the next one when the first has had its %s',
    async (event) => {
      await mountAll(LIBRARY + CALL);
      expect(names()).toEqual(['library']);
      tell(copies()[0], event);
      await settled();
      expect(names()).toEqual(['library', 'call']);
    },
  );

  it.each([
    ['is async', script('id="library" src="/library.js" async')],
    ['the browser ignores, since it knows modules,', script('id="library" src="/library.js" nomodule')],
    ['is data', script('id="library" src="/library.json" data-type="application/json"')],
  ])('do not wait for one that %s', async (_, first) => {
    await mountAll(first + CALL);
    expect(names()).toEqual(['library', 'call']);
  });

  it.each([
    ['a module', 'data-type="module"'],
    ['a module with `nomodule`, which means nothing there,', 'data-type="module" nomodule'],
    ['one with the type of JavaScript', 'data-type="text/javascript"'],
  ])('wait for %s', async (_, attributes) => {
    await mountAll(script(`id="library" src="/library.js" ${attributes}`) + CALL);
    expect(names()).toEqual(['library']);
  });

  it.each<[string, (mounted: Awaited<ReturnType<typeof mountAll>>) => void]>([
    [
      'the visitor has changed their mind',
      ({ consent }) => consent.choose({ performance: true, marketing: false }),
    ],
    ['their unit has ended', ({ scopes }) => scopes[1]?.end()],
    ['they are gone from the page', () => waiting()[1]?.remove()],
  ])('do not run any more once %s', async (_, change) => {
    const mounted = await mountAll(LIBRARY + CALL);
    change(mounted);
    tell(copies()[0], 'load');
    await settled();
    expect(names()).toEqual(['library']);
  });
});

it('a script that cannot be inserted is reported, and the next one runs', async () => {
  const { insertBefore } = Node.prototype;
  const insert = vi.spyOn(Node.prototype, 'insertBefore');
  insert.mockImplementation(function (this: Node, node, before) {
    if ((node as Element).id === 'first') throw new Error('Not here.');
    return insertBefore.call(this, node, before) as never;
  });
  const { report } = await mountAll(script('id="first"') + script('id="second"'));
  expect(report.mock.calls.map(([phase]) => phase)).toEqual(['mount']);
  expect(names()).toEqual(['second']);
});

describe('where Inlay’s tag has a nonce', () => {
  const withOwn = async (nonce: string, html: string, given = '') => {
    const own = document.createElement('script');
    own.type = 'text/plain';
    own.setAttribute('data-consent', '');
    own.nonce = nonce;
    Object.defineProperty(own, 'src', { value: new URL('preact/site.js', HOME).href });
    document.head.append(own);
    return mountAll(html, { nonce: given });
  };

  it('a script without it does not run, and the owner is told', async () => {
    const { report } = await withOwn('abc', script(''));
    expect(copies()).toEqual([]);
    expect(report.mock.calls.map(([phase, , cause]) => [phase, `${cause}`])).toEqual([
      ['mount', expect.stringContaining('nonce')],
    ]);
  });

  it('a script with it runs with it', async () => {
    document.body.innerHTML = '';
    await withOwn('abc', script(''), 'abc');
    expect(copies().map(({ nonce }) => nonce)).toEqual(['abc']);
  });
});
