import { describe, expect } from 'vitest';
import { expectedOf, fillByKeyboard, openAlone, SOURCES, savedBodies, TYPINGS } from './support/forms';
import { it, RENDERERS } from './support/site';

describe.each(RENDERERS)('under %s', (renderer) => {
  describe.each(SOURCES)('a form $source, filled in with the keyboard', (source) => {
    let body = '';
    let errors: readonly string[] = [];
    let payload: Record<string, unknown> = {};
    let values: Record<string, unknown> = {};

    it.beforeAll(async ({ site }) => {
      const before = savedBodies(site).length;
      const watched = await openAlone(site, renderer, source.block, { query: 'campaign=spring' });
      const { page } = watched;
      await fillByKeyboard(page, source);
      await page.locator(`${source.block} .form-submission-text`).waitFor({ state: 'visible' });
      const bodies = savedBodies(site).slice(before);
      expect(bodies).toHaveLength(1);
      body = bodies[0] ?? '';
      payload = JSON.parse(body);
      values = JSON.parse(String(payload.form));
      errors = [...watched.errors, ...watched.warnings];
    });

    // @wcag 2.1.1 | every type of field is filled in, and sent, with the keyboard alone
    // @keys form | Tab, arrows, Space, Enter | fills in every type of field and sends
    it.each(TYPINGS.map((typing) => ({ type: typing.type, typing })))(
      'sends $type as the platform does',
      ({ type, typing }) => {
        // Bytes, not values alone: the order of what is in a list or a map, and how it is written.
        expect(JSON.stringify(values[`${type}-${source.mark}-1`])).toBe(
          JSON.stringify(expectedOf(typing, source)),
        );
        expect(String(payload.form)).toContain(
          `"${type}-${source.mark}-1":${JSON.stringify(expectedOf(typing, source))}`,
        );
      },
    );

    it('sends the value that the address has for a hidden field', () => {
      expect(values[`hidden-${source.mark}-1`]).toBe('spring');
    });

    it('sends nothing for a section, and the answer to the follow-up question', () => {
      expect(values).not.toHaveProperty(`section-${source.mark}-1`);
      const others = TYPINGS.map(({ type }) => `${type}-${source.mark}-1`);
      expect(Object.keys(values).sort()).toEqual(
        [...others, `hidden-${source.mark}-1`, ...(source.mark === 'json' ? ['text-json-2'] : [])].sort(),
      );
      if (source.mark === 'json') expect(values['text-json-2']).toBe('A fern');
    });

    it('says which form it is', () => {
      expect(payload).toMatchObject({
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        formId: source.mark === 'json' ? '5f0000000000000000000c01' : '5f0000000000000000000a01',
        collectionId: '5f0000000000000000000001',
        objectName: source.mark === 'json' ? 'json-form' : 'page-5f0000000000000000000001',
      });
      if (source.mark === 'page')
        expect(payload).toMatchObject({ isOverlayForm: false, submitButtonText: 'Send' });
    });

    it('raises no error', () => {
      expect(errors).toEqual([]);
    });
  });
});
