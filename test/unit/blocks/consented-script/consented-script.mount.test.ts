// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/consented-script/consented-script.mount';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { PREVIEW_COOKIE } from '../../../../src/context/preview';
import { HOME } from '../../../../src/core/own-files';
import { createTestScope } from '../../support/scope';

const page = window as { dataLayer?: unknown };
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

const consent = createConsent(() => {});
beforeEach(() => consent.choose({ marketing: true, performance: false }));
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  Cookies.remove(PREVIEW_COOKIE);
  delete page.dataLayer;
});

/** A script of the page that waits. By its type `x` the browser does not run its copy. */
function addWaiting(attributes: Readonly<Record<string, string>>, code = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.text = code;
  const given = { 'data-consent': 'marketing', 'data-type': 'x', ...attributes };
  for (const [name, value] of Object.entries(given)) script.setAttribute(name, value);
  document.body.append(script);
  return script;
}

function mount(waiting: HTMLElement, context = {}) {
  const warn = vi.fn();
  const given = createTestScope({ consent, context: readSiteContext(context) });
  const scope = { ...given, signal: given.signal, warn };
  const data = unit.read?.(waiting, () => {}, scope.context);
  if (data) unit.mount(data as never, scope, waiting);
  return { warn, isRead: data !== undefined, end: given.end };
}
const copyOf = (waiting: Element) => {
  const next = waiting.nextElementSibling;
  return next instanceof HTMLScriptElement && next.type !== 'text/plain' ? next : undefined;
};

describe('a script that has waited for consent', () => {
  it('runs as a copy behind it, with its attributes, and the server’s stays as it is', async () => {
    const waiting = addWaiting({ id: 'chat', 'data-key': '7', async: '' }, 'start()');
    const served = waiting.outerHTML;
    const { end } = mount(waiting);
    await turn();
    const copy = copyOf(waiting);
    expect([copy?.text, copy?.type, copy?.id, copy?.dataset.key, copy?.async]).toEqual([
      'start()',
      'x',
      'chat',
      '7',
      true,
    ]);
    expect([copy?.hasAttribute('data-consent'), copy?.hasAttribute('data-type')]).toEqual([false, false]);
    expect(waiting.outerHTML).toBe(served);
    end();
    expect(copyOf(waiting)).toBeUndefined();
  });

  it('runs once, also when the site starts again', async () => {
    const waiting = addWaiting({});
    const { end } = mount(waiting);
    await turn();
    end();
    expect(mount(waiting).isRead).toBe(false);
  });

  it('tells tags the consent status before it', async () => {
    mount(addWaiting({}));
    await turn();
    expect(page.dataLayer).toHaveLength(2);
  });

  it('is in the order of the page: each waits until the one before has loaded, or failed', async () => {
    const [first, second, third] = ['/1.js', '/2.js', '/3.js'].map((src) => addWaiting({ src }));
    if (!first || !second || !third) throw new Error('A script is missing.');
    for (const waiting of [first, second, third]) mount(waiting);
    await turn();
    expect([first, second, third].map((waiting) => Boolean(copyOf(waiting)))).toEqual([true, false, false]);
    expect(copyOf(first)?.getAttribute('src')).toBe('/1.js');
    expect(copyOf(first)?.async).toBe(false);
    copyOf(first)?.dispatchEvent(new Event('load'));
    await turn();
    expect([second, third].map((waiting) => Boolean(copyOf(waiting)))).toEqual([true, false]);
    copyOf(second)?.dispatchEvent(new Event('error'));
    await turn();
    expect(Boolean(copyOf(third))).toBe(true);
    copyOf(third)?.dispatchEvent(new Event('load'));
  });

  it('holds up no other where it is asynchronous', async () => {
    const [first, second] = [addWaiting({ src: '/1.js', async: '' }), addWaiting({})];
    mount(first);
    mount(second);
    await turn();
    expect(Boolean(copyOf(second))).toBe(true);
  });
});

describe('a script does not run', () => {
  it.each([
    ['that is no script', () => document.createElement('div')],
    ['that is none of HTML', () => document.createElementNS('http://www.w3.org/2000/svg', 'script')],
  ])('%s', (_, create) => {
    expect(mount(create() as unknown as HTMLElement).isRead).toBe(false);
  });

  /** Mounts a script behind one that is still loading, and lets the test change something meanwhile. */
  async function meanwhile(change: (waiting: HTMLScriptElement, end: () => void) => void) {
    const slow = addWaiting({ src: '/slow.js' });
    const waiting = addWaiting({});
    mount(slow);
    const { end } = mount(waiting);
    await turn();
    change(waiting, end);
    copyOf(slow)?.dispatchEvent(new Event('load'));
    await turn();
    return copyOf(waiting);
  }

  it('when the visitor has refused it while others ran', async () => {
    expect(await meanwhile(() => consent.choose({ marketing: false, performance: true }))).toBeUndefined();
  });

  it('when it has left the page, or the site has ended', async () => {
    expect(await meanwhile((waiting) => waiting.remove())).toBeUndefined();
    expect(await meanwhile((_, end) => end())).toBeUndefined();
    expect(await meanwhile(() => {})).toBeDefined();
  });

  it('where it names no category', async () => {
    const waiting = addWaiting({ 'data-consent': '' });
    mount(waiting);
    await turn();
    expect(copyOf(waiting)).toBeUndefined();
  });

  it('in the preview of an owner who has switched scripts off', async () => {
    Cookies.set(PREVIEW_COOKIE, 'true');
    const waiting = addWaiting({});
    mount(waiting, { authenticatedAccount: { id: '1' } });
    await turn();
    expect(copyOf(waiting)).toBeUndefined();
  });

  it('without the nonce of Inlay’s own tag, which its owner is told', async () => {
    const own = document.createElement('script');
    own.type = 'x';
    own.src = `${HOME}site.js`;
    own.nonce = 'n1';
    document.head.append(own);
    const [foreign, ours] = [addWaiting({}), addWaiting({})];
    ours.nonce = 'n1';
    const { warn } = mount(foreign);
    const fine = mount(ours);
    await turn();
    expect([copyOf(foreign), copyOf(ours)?.nonce]).toEqual([undefined, 'n1']);
    expect(warn.mock.calls).toEqual([['mount', expect.stringContaining('nonce')]]);
    expect(fine.warn).not.toHaveBeenCalled();
  });

  it('where the browser refuses to create it; those after it do', async () => {
    const broken = addWaiting({});
    Object.defineProperty(broken, 'attributes', {
      get() {
        throw new TypeError('refused');
      },
    });
    const { warn } = mount(broken);
    const other = addWaiting({});
    mount(other);
    await turn();
    expect([copyOf(broken), Boolean(copyOf(other))]).toEqual([undefined, true]);
    expect(warn.mock.calls).toEqual([['mount', expect.any(TypeError)]]);
  });
});
