// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { unit } from '../../../../src/blocks/consented-embed/consented-embed.mount';
import { createBus } from '../../../../src/core/entry/bus';
import { HOME } from '../../../../src/core/inlay-files';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

function mount(html: string, allowed = '') {
  // Outside of the page: happy-dom says that it loads no frames.
  const box = document.createElement('div');
  box.innerHTML = html;
  const element = box.firstElementChild as HTMLElement;
  const answer = createStore(allowed);
  const choose = vi.fn();
  const showPlaceholder = vi.fn((_: unknown, __: { readonly onAllow: () => void }) => {});
  const consent = {
    allows: (categories: string) => categories.split(' ').every((one) => answer.get().includes(one)),
    subscribe: answer.subscribe,
    choose,
  };
  const bus = createBus(() => {});
  const scan = vi.fn();
  bus.on('site:scan', scan);
  const report = vi.fn();
  const scope = createTestScope({
    bus,
    report,
    consent: consent as never,
    loadUnit: (async () => ({ showPlaceholder })) as never,
  });
  const data = unit.read?.(element, vi.fn(), scope.context);
  if (data && !('fault' in data)) unit.mount(data, scope, element);
  return { box, element, data, answer, choose, showPlaceholder, scan, scope, report };
}

describe('a frame that waits for consent', () => {
  it.each([
    ['https://video.example/1', 'https://video.example/1'],
    ['javascript:alert(1)', 'about:blank'],
  ])('gets its address %s while it is allowed', async (src, expected) => {
    const { element, answer, showPlaceholder } = mount(
      `<iframe data-consent="marketing" data-src="${src}"></iframe>`,
    );
    await vi.waitFor(() => expect(showPlaceholder).toHaveBeenCalledOnce());
    expect(element.getAttribute('src')).toBeNull();
    answer.set('marketing');
    expect(element.getAttribute('src')).toBe(expected);
    answer.set('marketing performance');
    expect(element.getAttribute('src')).toBe(expected);
    answer.set('');
    expect(element.getAttribute('src')).toBeNull();
    await vi.waitFor(() => expect(showPlaceholder).toHaveBeenCalledTimes(2));
  });

  it('is allowed by a press, and keeps what was allowed before', async () => {
    const { choose, showPlaceholder } = mount('<iframe data-consent="marketing"></iframe>', 'performance');
    await vi.waitFor(() => expect(showPlaceholder).toHaveBeenCalledOnce());
    showPlaceholder.mock.calls[0]?.[1].onAllow();
    expect(choose.mock.calls).toEqual([[{ performance: true, marketing: true }]]);
  });
});

it('shows a template behind it, without scripts that the page’s policy would not run, and looks for blocks in it', () => {
  const { box, element, scan, scope } = mount(
    '<template data-consent="marketing"><p>Film</p></template>',
    'marketing',
  );
  expect(box.querySelector('p')?.textContent).toBe('Film');
  expect(scan).toHaveBeenCalledOnce();
  scope.end();
  expect([...box.children]).toEqual([element]);
});

describe('the scripts of a template', () => {
  const HTML =
    '<template data-consent="marketing"><p>Film</p><script type="x">1</script><script type="x">2</script></template>';
  /** Inlay's own tag, with this nonce. */
  const addOwnTag = (nonce: string) => {
    const tag = document.createElement('script');
    tag.type = 'x';
    tag.src = HOME;
    tag.nonce = nonce;
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  };
  const shown = ({ box }: ReturnType<typeof mount>) =>
    [...box.querySelectorAll('script')].map(({ textContent }) => textContent);

  it('do not run without the nonce of Inlay’s own tag, which the owner is told', () => {
    addOwnTag('page');
    const mounted = mount(HTML, 'marketing');
    expect([shown(mounted), mounted.box.querySelector('p')?.textContent]).toEqual([[], 'Film']);
    expect(mounted.report).toHaveBeenCalledTimes(2);
  });

  it('all run where that has none', () => {
    const mounted = mount(HTML, 'marketing');
    expect(shown(mounted)).toEqual(['1', '2']);
    expect(mounted.report).not.toHaveBeenCalled();
  });
});

it('is a fault of any other element', () => {
  expect(mount('<p data-consent="marketing"></p>').data).toEqual({
    fault: expect.stringContaining('frames and templates'),
  });
});
