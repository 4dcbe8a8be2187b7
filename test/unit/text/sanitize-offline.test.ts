// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setSafeHtml } from '../../../src/text/sanitize';

vi.mock('dompurify', () => {
  throw new Error('offline');
});

it('shows the text without its tags when no sanitizer can be had', async () => {
  const target = document.createElement('div');
  await setSafeHtml(target, '<p>One &amp; two</p><p>three<img src=x onerror=y></p>', {
    load: (_, importer) => importer(),
  });
  expect(target.innerHTML).toBe('One &amp; two<br><br>three');
});
