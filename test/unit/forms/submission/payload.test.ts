// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readPageMetadata } from '../../../../src/forms/submission/page-form-context';
import { buildPayload, type PayloadParts, readMailingList } from '../../../../src/forms/submission/payload';

const PARTS: PayloadParts = {
  model: {
    source: 'markup',
    formId: 'f',
    collectionId: 'c',
    objectName: 'page-c',
    isOverlay: true,
    submitText: 'Send',
  },
  values: { 'text-1': 'a < b & "c"', 'name-1': ['Ada', '<b>'], 'likert-1': { 'Soil <good>?': '-2' } },
  page: { pageTitle: 'T', pageId: 'p', contentSource: 'c', pagePath: '/', pagePermissionTypeValue: 1 },
  captcha: { captchaKey: 'k' },
};
const DRAWN = { ...PARTS.model, source: 'context' } as const;

describe('the payload', () => {
  it('of a form that the server wrote has the entries as they are, the button and the place', () => {
    expect(buildPayload(PARTS)).toEqual({
      formId: 'f',
      collectionId: 'c',
      objectName: 'page-c',
      isOverlayForm: true,
      submitButtonText: 'Send',
      form: JSON.stringify(PARTS.values),
      captchaKey: 'k',
      ...PARTS.page,
    });
  });

  it('of a form drawn from JSON has them escaped', () => {
    expect(buildPayload({ ...PARTS, model: DRAWN, captcha: {} })).toEqual({
      formId: 'f',
      collectionId: 'c',
      objectName: 'page-c',
      form: JSON.stringify({
        'text-1': 'a &lt; b &amp; "c"',
        'name-1': ['Ada', '&lt;b&gt;'],
        'likert-1': { 'Soil <good>?': '-2' },
      }),
      ...PARTS.page,
    });
  });

  it('never has a tag in what is escaped, and loses nothing', () => {
    const decode = (text: string) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { form } = buildPayload({ ...PARTS, model: DRAWN, values: { a: text } });
        const { a } = JSON.parse(String(form)) as { a: string };
        expect(a).not.toMatch(/[<>]/);
        expect(decode(a)).toBe(text);
      }),
    );
  });
});

describe('the mailing list', () => {
  const formOf = (...checks: readonly ('checked' | '')[]) => {
    const form = document.createElement('form');
    form.innerHTML = checks
      .map(
        (checked, index) =>
          `<div class="form-item" id="email-${index}"><input><input type="checkbox" class="mailing-list" ${checked}></div>`,
      )
      .join('');
    return form;
  };

  it('has the emails whose box is ticked', () => {
    expect(readMailingList(formOf('checked', '', 'checked'))).toEqual({
      mailingList: ['email-0', 'email-2'],
    });
  });

  it('is not mentioned where nobody joins it, nor for a box that is beside the fields', () => {
    expect(readMailingList(formOf(''))).toEqual({});
    const form = document.createElement('form');
    form.innerHTML = '<input type="checkbox" class="mailing-list" checked>';
    expect(readMailingList(form)).toEqual({});
  });
});

describe('the page', () => {
  const on = (context: unknown) => {
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
    return readPageMetadata();
  };

  it('is its collection, or the item of one', () => {
    const collection = { id: 'c', title: 'Blog', permissionType: 1 };
    expect(on({ collection })).toEqual({
      pageTitle: 'Blog',
      pageId: 'c',
      contentSource: 'c',
      pagePath: location.pathname,
      pagePermissionTypeValue: 1,
    });
    expect(on({ collection, item: { id: 'i', title: 'Post' } })).toMatchObject({
      pageTitle: 'Post',
      pageId: 'i',
      contentSource: 'i',
      pagePermissionTypeValue: 1,
    });
  });

  it.each([undefined, null, 'x', {}, { collection: 7 }])(
    'without a context (%j) is the document',
    (context) => {
      document.title = 'Document';
      expect(on(context)).toMatchObject({ pageTitle: 'Document', pageId: '', contentSource: 'c' });
    },
  );
});
