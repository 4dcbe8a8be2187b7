// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readDonation } from '../../../../src/blocks/donation/donation.mount';

function block(html: string): HTMLElement {
  const made = document.createElement('div');
  made.append(document.createRange().createContextualFragment(html));
  return made;
}

it('reads the button and the id of its donation page', () => {
  const data = readDonation(block('<p class="sqs-donate-button" data-donate-page-id=" 54c4&x "></p>'));
  expect(data).toMatchObject({ pageId: '54c4&x' });
});

it.each([
  ['', 'Donation button not found inside its node'],
  ['<p class="sqs-donate-button"></p>', 'has no data-donate-page-id'],
  ['<p class="sqs-donate-button" data-donate-page-id=" "></p>', 'has no data-donate-page-id'],
])('%s is a fault', (html, text) => {
  expect(readDonation(block(html))).toEqual({ fault: expect.stringContaining(text) });
});
