// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readDonation, unit } from '../../../../src/blocks/donation/donation.mount';
import { mountUnit } from '../../support/mount-unit';

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

it.each([
  ['<p class="sqs-donate-button" data-donate-page-id="d"></p>', 'button', '0'],
  ['<button class="sqs-donate-button" data-donate-page-id="d"></button>', null, null],
])(
  'makes %s a button where it is not one, leads to the donation, and gives it back',
  (html, role, tabIndex) => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const element = block(html);
    const served = element.innerHTML;
    const { scope } = mountUnit(unit, element);
    const button = element.firstElementChild;
    expect([button?.getAttribute('role'), button?.getAttribute('tabindex')]).toEqual([role, tabIndex]);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(opened.mock.calls.map(String)).toEqual([
      `${location.origin}/checkout/donate?donatePageId=d,_self`,
    ]);
    scope.end();
    expect(element.innerHTML).toBe(served);
  },
);
