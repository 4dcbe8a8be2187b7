// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { buildRequest } from '../../../src/api/build-request';

const body = (form: Record<string, string | null | undefined>, key?: string) =>
  String(
    buildRequest(
      {
        method: 'POST',
        path: '/api/x',
        form,
        ...(key && { key }),
        crumb: 'none',
        handlesFailure: true,
        read: () => true,
      },
      { crumb: undefined, base: undefined },
    ).init.body,
  );

it('leaves fields without a value out of a form: they are not the word “null”', () => {
  expect(body({ variantId: null, pageHash: undefined, pagePath: '/', empty: '' })).toBe(
    'pagePath=%2F&empty=',
  );
});

it('has the key of the call, or one among the fields', () => {
  expect(body({ a: '1' }, 'k1')).toBe('key=k1&a=1');
  expect(body({ a: '1', key: 'k2' })).toBe('key=k2&a=1');
});
