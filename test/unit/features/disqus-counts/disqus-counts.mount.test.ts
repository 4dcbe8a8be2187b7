// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { unit } from '../../../../src/features/disqus-counts/disqus-counts.mount';
import { createTestScope } from '../../support/scope';

const party = vi.hoisted(() => ({ mountThirdParty: vi.fn() }));
vi.mock('../../../../src/consent/load-third-party', () => party);

beforeEach(() => party.mountThirdParty.mockReset());

function mount(html: string) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount('garden', scope as never);
  return { before, scope };
}
const LINK = '<a class="sqs-disqus-comment-link" data-id="one"> </a>';

it('is for pages whose settings name a site of Disqus', () => {
  const read = (disqusShortname: string) =>
    unit.read?.(readSiteContext({ websiteSettings: { disqusShortname } }), () => {});
  expect([read('garden'), read('a/b')]).toEqual(['garden', undefined]);
});

it('gives each empty link a text, which Disqus replaces', () => {
  const { before, scope } = mount(
    `${LINK}<a class="sqs-disqus-comment-link" data-id="two">3 Comments</a><a class="sqs-disqus-comment-link"></a>
    <a data-id="four"></a>`,
  );
  const places = [...document.querySelectorAll<HTMLElement>('.disqus-comment-count')];
  expect(places.map(({ dataset, textContent }) => [dataset.disqusIdentifier, textContent])).toEqual([
    ['one', 'Comments'],
  ]);
  expect(places[0]?.parentElement?.dataset.id).toBe('one');
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('asks Disqus for nothing on a page without such a link', () => {
  mount('<a class="sqs-disqus-comment-link" data-id="two">3 Comments</a>');
  expect(party.mountThirdParty).not.toHaveBeenCalled();
});

it('has Disqus count again where its script has run before', async () => {
  const load = vi.fn(async () => {});
  mount(LINK);
  const [, name, { show }] = party.mountThirdParty.mock.calls[0] ?? [];
  await show({}, { load });
  expect([name, load.mock.calls]).toEqual(['disqus', [['https://garden.disqus.com/count.js']]]);
  const getCount = vi.fn();
  vi.stubGlobal('DISQUSWIDGETS', { getCount });
  await show({}, { load });
  expect(getCount.mock.calls).toEqual([[{ reset: true }]]);
});
