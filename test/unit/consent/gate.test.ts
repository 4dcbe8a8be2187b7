// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findConsentGate } from '../../../src/consent/gate';

it.each([
  ['for what the element around it names', '<p data-consent="marketing"><b></b></p>', {}, 'marketing'],
  ['for what it names itself', '<b data-consent="performance"></b>', {}, 'performance'],
  ['for nothing where nothing names any', '<b></b>', {}, undefined],
  [
    'for nothing where it asks the visitor itself',
    '<b data-consent="marketing"></b>',
    { handlesConsent: true },
    undefined,
  ],
] as const)('a block waits %s', (_, html, definition, names) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const block = box.querySelector('b') as HTMLElement;
  expect(findConsentGate(definition, block)?.dataset.consent).toBe(names);
});
