// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCalendar } from '../../../../src/blocks/calendar/calendar.mount';

function createBlock(json: string): HTMLElement {
  const block = document.createElement('div');
  block.setAttribute('data-block-json', json);
  block.append(Object.assign(document.createElement('div'), { className: 'sqs-block-content' }));
  return block;
}

/** Sets what the page says about its site. */
function setSite(website: unknown): void {
  Object.assign(window, { Static: { SQUARESPACE_CONTEXT: { website } } });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Static');
  document.documentElement.lang = '';
});

const BLOCK = '{"hSize":null,"floatDir":null,"collectionId":"6189"}';

describe('a calendar block', () => {
  it('names its collection', () => {
    const block = createBlock(BLOCK);
    expect(readCalendar(block, vi.fn())).toEqual({
      content: block.firstElementChild,
      collectionId: '6189',
      timeZone: undefined,
      isZoneUnknown: false,
    });
  });

  it.each(['{}', '', '{"collectionId":7}', '{"collectionId":', '[]'])('is a fault with %j', (json) => {
    expect(readCalendar(createBlock(json), vi.fn())).toHaveProperty('fault');
  });

  it('has the time zone of the site, and the visitor’s where that is unknown', () => {
    const warn = vi.fn();
    setSite({ timeZone: 'America/New_York' });
    expect(readCalendar(createBlock(BLOCK), warn)).toMatchObject({ timeZone: 'America/New_York' });
    expect(warn).not.toHaveBeenCalled();
    setSite({ timeZone: 'Middle/Earth' });
    expect(readCalendar(createBlock(BLOCK), warn)).toMatchObject({
      timeZone: undefined,
      isZoneUnknown: true,
    });
    expect(warn.mock.calls).toEqual([['website.timeZone', 'time zone', 'Middle/Earth']]);
  });
});
