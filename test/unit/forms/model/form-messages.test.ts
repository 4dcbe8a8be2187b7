import { afterEach, describe, expect, it } from 'vitest';
import { readFailureMessages } from '../../../../src/forms/model/form-messages';
import { language } from '../../../../src/text/language';

afterEach(() => {
  language.lang = undefined;
});

const PAGE = {
  submitError: 'Das ging nicht.',
  notFound: 'Nicht gefunden.',
  invalidData: 'Ungültig.',
  validation: { formSubmissionFailed: 'Bitte prüfen: {0}', captchaFailure: 'Captcha fehlt.' },
};

describe('the messages of a page for failures', () => {
  it('replace only what they name where ours are in its language', () => {
    expect(readFailureMessages(PAGE)).toEqual({
      fields: 'Bitte prüfen: {0}',
      captcha: '',
      captchaMissing: '',
      unauthorized: 'Das ging nicht.',
      server: 'Das ging nicht.',
      unconfigured: 'Nicht gefunden.',
      unparsable: 'Ungültig.',
      key: '',
      limited: '',
      unreadable: '',
      unreachable: '',
      timeout: '',
      unknown: '',
    });
  });

  it('replace all others too where ours are not', () => {
    language.lang = 'en';
    const general = 'Das ging nicht.';
    expect(readFailureMessages(PAGE)).toMatchObject({
      captcha: 'Captcha fehlt.',
      captchaMissing: 'Captcha fehlt.',
      key: general,
      limited: general,
      unreadable: general,
      unreachable: general,
      timeout: general,
      unknown: general,
    });
    expect(readFailureMessages({ submitError: general }).captcha).toBe(general);
    expect(readFailureMessages({}).unknown).toBe('');
  });
});
