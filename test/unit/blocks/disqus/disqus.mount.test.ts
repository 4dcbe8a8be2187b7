// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/disqus/disqus.mount';
import { readSiteContext } from '../../../../src/context/context';
import { createTestScope } from '../../support/scope';

const party = vi.hoisted(() => ({ mountThirdParty: vi.fn() }));
vi.mock('../../../../src/consent/load-third-party', () => party);

const globals = window as unknown as {
  disqus_config?: (this: { readonly page: object }) => void;
  DISQUS?: object | undefined;
};

beforeEach(() => {
  party.mountThirdParty.mockReset();
  document.title = 'Ferns';
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globals, 'DISQUS');
});

function mount({ identifier = '' } = {}) {
  const element = document.createElement('div');
  element.innerHTML = '<p>Server</p>';
  document.body.replaceChildren(element);
  unit.mount({ shortname: 'garden', identifier } as never, createTestScope(), element);
  const [, , { show, instead }] = party.mountThirdParty.mock.calls[0] ?? [];
  const part = createTestScope();
  const load = vi.fn(async () => {
    element.append(document.createElement('iframe'));
  });
  return { element, part, load, instead, show: (isAsked = false) => show(part, { load, isAsked }) };
}
/** What Disqus is told of the page. */
const told = () => {
  const page = {};
  globals.disqus_config?.call({ page });
  return page;
};

describe('the settings', () => {
  const read = (context: object) => unit.read?.(document.body, () => {}, readSiteContext(context));

  it('name the site at Disqus, and the page by its item or its collection', () => {
    const websiteSettings = { disqusShortname: 'garden' };
    expect(read({ websiteSettings, collectionId: 'c' })).toEqual({ shortname: 'garden', identifier: 'c' });
  });

  it('are a fault without such a name', () => {
    expect(read({ websiteSettings: { disqusShortname: 'a b' } })).toHaveProperty('fault');
  });
});

describe('the thread', () => {
  it('is that of the page: its address without what comes after it, its title', async () => {
    history.replaceState(null, '', '/ferns?from=mail#comments');
    const { show, load } = mount({ identifier: 'c1' });
    await show();
    expect(load.mock.calls).toEqual([['https://garden.disqus.com/embed.js']]);
    expect(told()).toEqual({ url: `${location.origin}/ferns`, title: 'Ferns', identifier: 'c1' });
  });

  it('has the address that the page says is its own, and no identifier where there is none', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="canonical" href="https://garden.example/ferns">',
    );
    await mount().show();
    expect(told()).toEqual({ url: 'https://garden.example/ferns', title: 'Ferns' });
  });

  it('is loaded anew where the script has run before', async () => {
    const reset = vi.fn();
    const { show } = mount();
    await show();
    globals.DISQUS = { reset };
    await show();
    expect(reset.mock.calls).toEqual([[{ reload: true, config: globals.disqus_config }]]);
  });

  it('gets the focus after the button that is gone, and only then', async () => {
    const { show, element } = mount();
    await show();
    expect(element.hasAttribute('tabindex')).toBe(false);
    await show(true);
    expect([element.getAttribute('tabindex'), document.activeElement === element]).toEqual(['-1', true]);
  });

  it('leaves what the server wrote, and no global', async () => {
    const { show, element, part } = mount();
    await show();
    part.end();
    expect([element.innerHTML, 'disqus_config' in globals]).toEqual(['<p>Server</p>', false]);
  });
});

it.each(['consent', 'failed'])('says why it is not there: %s', (reason) => {
  const { instead, element, part } = mount();
  const proceed = vi.fn();
  instead(part, reason, { proceed, isAsked: false });
  expect(element.querySelector('.inlay-waiting p')?.textContent).not.toBe('');
  element.querySelector('button')?.click();
  expect(proceed).toHaveBeenCalledOnce();
});
