// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { FoundItemView, HighlightedText } from '../../../src/ui/found-item.view';
import { showView } from '../support/show-view';

describe('a search result', () => {
  const item = { imageUrl: 'https://images.example/a.jpg', excerpts: ['the <em>fern</em>', 'more'] };
  const view = (more: object) => (
    <FoundItemView item={{ ...item, ...more } as never} className="mine" imageWidth={300} title="Ferns" />
  );

  it('has a picture, a title and the lines that match', () => {
    const { find, count, attributes } = showView(view({}));
    expect(attributes('img', 'src', 'alt')).toEqual(['https://images.example/a.jpg?format=300w', '']);
    expect([find('.sqs-title').textContent, find('.sqs-content').innerHTML]).toEqual([
      'Ferns',
      'the <em>fern</em> … more',
    ]);
    expect(count('.sqs-search-container-item.mine')).toBe(1);
  });

  it('has nothing of what it does not have', () => {
    expect(showView(view({ excerpts: [], imageUrl: '' })).count('img,.sqs-content')).toBe(0);
    expect(showView(view({ imageUrl: 'javascript:alert(1)' })).count('img')).toBe(0);
  });

  it('marks text as text', () => {
    const { host } = showView(<HighlightedText html="a <em>b</em> &amp; c" />);
    expect(host.innerHTML).toBe('a <em>b</em> &amp; c');
  });
});
