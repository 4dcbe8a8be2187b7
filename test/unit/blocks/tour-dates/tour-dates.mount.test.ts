// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/tour-dates/tour-dates.mount';
import { createConsent } from '../../../../src/consent/consent';
import type { Part } from '../../../../src/core/scope';
import { mountUnit } from '../../support/mount-unit';

const CONCERT = {
  datetime: '2026-05-09T19:30:00',
  url: 'https://www.bandsintown.com/e/1',
  venue: { name: 'Palm House', city: 'Otterbrook', country: 'United Kingdom' },
  lineup: ['The Fern Brothers', 'Moss'],
  offers: [{ type: 'Tickets', url: 'https://www.bandsintown.com/t/1', status: 'available' }],
};

let scope: Part | undefined;

/** Tour dates of an artist on a page; `allows`: what the visitor has said. */
async function mount(answer: () => Response, { isRequired = false, allows = true } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  const element = document.createElement('div');
  element.dataset.blockJson = JSON.stringify({ artistId: 'The Fern Brothers' });
  element.innerHTML = '<div class="sqs-block-content"></div>';
  document.body.append(element);
  const served = element.outerHTML;
  const consent = { ...createConsent(() => {}), isRequired: () => isRequired, allows: () => allows };
  ({ scope } = mountUnit(unit, element, { consent }));
  await new Promise((resolve) => setTimeout(resolve));
  const texts = (selector: string) =>
    [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { element, served, asked, texts, report: scope.report as ReturnType<typeof vi.fn> };
}

it('are listed with place, acts and tickets, and removed again', async () => {
  const alone = {
    ...CONCERT,
    lineup: ['The Fern Brothers'],
    url: '',
    offers: [],
    datetime: '2026-06-01T20:00:00',
  };
  const soldOut = {
    ...CONCERT,
    offers: [{ type: 'Sold Out', url: 'https://x.example/', status: '' }],
    datetime: '2026-07-01T20:00:00',
  };
  const untitled = {
    ...CONCERT,
    offers: [{ type: '', url: 'https://x.example/', status: '' }],
    datetime: '2026-08-01T20:00:00',
  };
  const nowhere = {
    ...CONCERT,
    offers: [{ type: 'RSVP', url: '', status: '' }],
    datetime: '2026-09-01T20:00:00',
  };
  const { element, served, texts, asked } = await mount(() =>
    Response.json([CONCERT, alone, soldOut, untitled, nowhere]),
  );
  expect(asked).toEqual([
    expect.stringContaining('rest.bandsintown.com/artists/The%20Fern%20Brothers/events'),
  ]);
  const first = element.querySelector('li');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-05-09T19:30');
  expect([texts('.sqs-tourdates__date')[0], texts('.sqs-tourdates__weekday')[0]]).toEqual(['May 9', 'Sat']);
  expect(texts('.sqs-tourdates__location')[0]).toBe('Otterbrook, United Kingdom');
  // A single act is the artist.
  expect(texts('.sqs-tourdates__lineup')).toHaveLength(4);
  expect(
    [...(first?.querySelectorAll('.sqs-tourdates__lineup-item') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['The Fern Brothers', 'Moss']);
  expect(
    [...element.querySelectorAll('.sqs-tourdates__venue')].map((venue) => venue.querySelectorAll('a').length),
  ).toEqual([1, 0, 1, 1, 1]);
  const offers = [...element.querySelectorAll('.sqs-tourdates__actions')].map((actions) => [
    actions.textContent,
    actions.querySelector('a')?.getAttribute('href') ?? null,
  ]);
  expect(offers).toEqual([
    ['Tickets', 'https://www.bandsintown.com/t/1'],
    ['', null],
    [expect.stringMatching(/sold out/i), null],
    ['Tickets', 'https://x.example/'],
    ['', null],
  ]);
  expect(element.querySelector('.sqs-tourdates__actions a')?.getAttribute('aria-label')).toBe(
    'Tickets: Palm House, Otterbrook, United Kingdom',
  );
  expect(document.activeElement).toBe(document.body);
  scope?.end();
  expect(element.outerHTML).toBe(served);
});

it('say that there are none', async () => {
  const { texts } = await mount(() => Response.json([]));
  expect(texts('p.sqs-tourdates')).toEqual([expect.stringMatching(/\w/)]);
});

it('wait for the visitor where they must, with a link; who asks for them gets the focus', async () => {
  const { element, asked, texts } = await mount(() => Response.json([CONCERT]), {
    isRequired: true,
    allows: false,
  });
  expect(asked).toEqual([]);
  expect(element.querySelector('a')?.getAttribute('href')).toBe(
    'https://www.bandsintown.com/The%20Fern%20Brothers',
  );
  expect(texts('a')).toEqual([expect.stringContaining('The Fern Brothers')]);
  element.querySelector('button')?.click();
  await expect.poll(() => texts('li').length).toBe(1);
  expect(document.activeElement).toBe(element.querySelector('.sqs-tourdates'));
  expect(asked).toHaveLength(1);
});

it('that cannot be loaded say so, and are asked for again', async () => {
  let status = 503;
  const { element, texts, report } = await mount(() =>
    status === 200 ? Response.json([CONCERT]) : new Response('', { status }),
  );
  await expect.poll(() => texts('button').length).toBe(1);
  expect(element.textContent).toContain('could not be loaded');
  expect(report.mock.calls).toEqual([
    ['load', 'test', expect.stringContaining('Bandsintown answers with 503.'), undefined],
  ]);
  status = 200;
  element.querySelector('button')?.click();
  await expect.poll(() => texts('li').length).toBe(1);
});

it('that are answered with something else are not taken for none', async () => {
  const { texts, report } = await mount(() =>
    Response.json({ errorMessage: '[NotFound] The artist was not found' }),
  );
  await expect.poll(() => texts('button').length).toBe(1);
  expect(texts('p.sqs-tourdates')).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
