import { expect, it } from 'vitest';
import { emailLink, hasRecipients, readEmailLink } from '../../../../src/text/links/email-link';
import { phoneLink } from '../../../../src/text/links/phone-link';

const ALL = {
  to: 'hello+shop@otterbrook.example',
  cc: 'ada@otterbrook.example',
  bcc: 'bo+1@otterbrook.example',
  subject: 'Tea & cake?',
  body: 'Two cups.\n100 %',
};

it('has the fields To, CC, BCC, Subject and Body (§3), and they are read as they were written', () => {
  expect(readEmailLink(emailLink(ALL))).toEqual(ALL);
  expect(readEmailLink(emailLink({ to: 'a@b.example' }))).toEqual({ to: 'a@b.example' });
});

it('reads the names of fields in any case, and no others', () => {
  expect(readEmailLink('MAILTO:a@b.example?SUBJECT=x&__proto__=y&reply-to=z')).toEqual({
    to: 'a@b.example',
    subject: 'x',
  });
});

it('is written as people write addresses', () => {
  expect(emailLink({ to: ' a@b.example ', subject: 'A table' })).toBe('mailto:a@b.example?subject=A%20table');
  expect(phoneLink('(555) 010-1234')).toBe('tel:5550101234');
  expect(phoneLink('+44 20 7946 0123')).toBe('tel:+442079460123');
});

it.each([
  ['mailto:ada@site.example', true],
  ['mailto:ada@site.example?cc=bob@site.example&bcc=cy@site.example', true],
  ['mailto:ada@site.example?cc=bob', false],
  ['mailto:ada@site.example?bcc=cy@site', false],
  ['mailto:ada', false],
  ['mailto:', false],
])('%s names whom the email is to: %s', (address, isNamed) => {
  expect(hasRecipients(address)).toBe(isNamed);
});
