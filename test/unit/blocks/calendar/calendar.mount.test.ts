// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCalendar, unit } from '../../../../src/blocks/calendar/calendar.mount';
import { mountUnit } from '../../support/mount-unit';

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

describe('a calendar of March 2026', () => {
  const at = (text: string) => Date.parse(text);
  const SWAP = {
    title: 'Seed swap',
    startDate: at('2026-03-03T18:00Z'),
    endDate: at('2026-03-03T20:00Z'),
    fullUrl: '/swap',
  };
  const WALK = {
    title: 'Walk',
    startDate: at('2026-03-12T19:00Z'),
    excerpt: 'By lamplight.',
    location: { addressTitle: 'Gate', addressLine1: 'Weir Lane' },
  };

  /** A calendar whose server answers each month with these, or fails. */
  async function mount(answers: Record<string, unknown>, timeZone = 'Europe/London') {
    vi.setSystemTime(at('2026-03-10T12:00Z'));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string | URL) => {
      const month = new URL(`${address}`, location.href).searchParams.get('month') ?? '';
      asked.push(month);
      const answer = answers[month];
      return answer ? Response.json(answer) : new Response('{}', { status: 500 });
    });
    setSite({ timeZone });
    const block = createBlock(BLOCK);
    document.body.append(block);
    const served = block.outerHTML;
    const report = vi.fn();
    const { scope } = mountUnit(unit, block, { report });
    const text = (selector: string) =>
      [...block.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const drawn = () => new Promise((resolve) => setTimeout(resolve));
    const press = async (name: string) => {
      const named = (button: Element) =>
        (button.ariaLabel ?? button.getAttribute('aria-label') ?? button.textContent) === name;
      const button = [...block.querySelectorAll('button')].find(named);
      if (!button) throw new Error(`There is no button “${name}”.`);
      button.click();
      await drawn();
    };
    const label = () => text('.yui3-calendar-header-label')[0];
    const settled = () => expect.poll(() => block.querySelector('[aria-busy=true]')).toBeNull();
    await settled();
    return { asked, block, report, served, scope, text, press, label, settled, drawn };
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('reports an event whose time is none, and shows the others', async () => {
    const { press, report, text } = await mount({ '03-2026': [{ ...WALK, startDate: 'soon' }, SWAP] });
    await press('List');
    expect(text('.flyoutitem-title')).toEqual(['Seed swap']);
    expect(report.mock.calls.map(([phase]) => phase)).toEqual(['read']);
  });

  it('leaves out what the server sends of other months', async () => {
    const lastYear = { title: 'Frost fair', startDate: at('2025-03-03T18:00Z') };
    const { text, press } = await mount({ '03-2026': [lastYear, SWAP] });
    await press('List');
    expect(text('.flyoutitem-title')).toEqual(['Seed swap']);
  });

  it('has the month as a grid or as a list, and the events of a day below', async () => {
    const { block, served, scope, text, press, label, asked, drawn } = await mount({
      '03-2026': [WALK, SWAP],
    });
    expect([label(), asked]).toEqual(['March 2026', ['03-2026']]);
    // It takes the focus of a button that goes away, and is no tab stop.
    expect(block.querySelector('[role=group]')?.getAttribute('tabindex')).toBe('-1');
    expect(text('.item-title')).toEqual(['Seed swap', 'Walk']);
    expect(text('.inlay-calendar-footer p')).toEqual([expect.stringContaining('United Kingdom')]);
    const pressed = () =>
      [...block.querySelectorAll('[aria-pressed]')].map((button) => button.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false']);
    await press('List');
    expect(pressed()).toEqual(['false', 'true']);
    expect(text('.flyoutitem-title')).toEqual(['Seed swap', 'Walk']);
    expect(block.querySelector('.flyoutitem-title a')?.getAttribute('href')).toBe('/swap');
    expect(block.querySelectorAll('.flyoutitem-title a')).toHaveLength(1);
    expect([text('.flyoutitem-location'), text('.flyoutitem-excerpt')]).toEqual([
      ['Gate, Weir Lane'],
      ['By lamplight.'],
    ]);
    expect(block.querySelector('[data-day]')).toBeNull();
    await press('Month');
    const day = (date: string) => {
      block.querySelector<HTMLElement>(`[data-day="${date}"]`)?.click();
      return drawn();
    };
    await day('2026-03-12');
    expect(text('.inlay-calendar-day .flyoutitem-title')).toEqual(['Walk']);
    await day('2026-03-13');
    expect(text('.inlay-calendar-day')).toEqual([expect.stringMatching(/^No events on Friday/)]);
    await press('List');
    expect(text('.inlay-calendar-day')).toEqual(['']);
    scope.end();
    expect(block.outerHTML).toBe(served);
  });

  it('turns to other months and back to today', async () => {
    const { press, label, settled, text, asked } = await mount({
      '03-2026': [SWAP],
      '04-2026': [],
      '02-2026': [],
    });
    await press('Next month');
    await settled();
    expect(label()).toBe('April 2026');
    await press('List');
    expect(text('.inlay-calendar-list')).toEqual([expect.stringContaining('April 2026')]);
    await press('Previous month');
    await press('Previous month');
    await settled();
    expect(label()).toBe('February 2026');
    await press('Today');
    expect([label(), asked]).toEqual(['March 2026', ['03-2026', '04-2026', '02-2026']]);
  });

  it('says when events could not be loaded, and keeps the focus when it tries again', async () => {
    const answers: Record<string, unknown> = {};
    const { block, text, settled } = await mount(answers);
    const again = block.querySelector<HTMLButtonElement>('.inlay-calendar-footer button');
    expect(text('.inlay-calendar-footer')).toEqual([
      expect.stringMatching(/could not be loaded|Unable to load/i),
    ]);
    answers['03-2026'] = [SWAP];
    again?.focus();
    again?.click();
    expect(document.activeElement).toBe(block.querySelector('.inlay-calendar'));
    await settled();
    await expect.poll(() => text('.item-title')).toEqual(['Seed swap']);
    expect(text('.inlay-calendar-footer p')).toHaveLength(1);
  });

  it('says that the times are the visitor’s where the zone of the site is not known', async () => {
    const { text } = await mount({ '03-2026': [] }, 'Middle/Earth');
    expect(text('.inlay-calendar-footer p').length).toBeGreaterThan(0);
    expect(text('.inlay-calendar-footer p').at(-1)).toMatch(/time zone/i);
  });
});
