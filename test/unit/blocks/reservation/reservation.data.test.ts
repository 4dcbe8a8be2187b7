// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readReservation } from '../../../../src/blocks/reservation/reservation.data';

/** A block by its markup, outside the page: no script in it runs and no frame loads. */
function block(className: string, content: string, json?: unknown): HTMLElement {
  const element = document.createElement('div');
  element.className = `sqs-block ${className}`;
  element.innerHTML = `<div class="sqs-block-content">${content}</div>`;
  if (json !== undefined) element.dataset.blockJson = typeof json === 'string' ? json : JSON.stringify(json);
  return element;
}

const WRAPPER = '<div class="squarespace-opentable-new-age-wrapper loading"></div>';
const TOCK = '<div class="tock-block"><div id="Tock_widget_container"></div></div>';

describe('OpenTable, blocks 50 and 66', () => {
  it.each([
    ['its settings', block('sqs-block-opentable-v2', WRAPPER, { rid: '123' }), 'https://www.opentable.com'],
    [
      'a number',
      block('sqs-block-opentable-v2', WRAPPER, { restaurantId: 123 }),
      'https://www.opentable.com',
    ],
    ['an attribute', block('sqs-block-opentable-v2', '<p data-rid="123"></p>'), 'https://www.opentable.com'],
    [
      'a link',
      block('sqs-block-opentable', '<a href="//www.opentable.co.uk/r/x?rid=123">Book</a>'),
      'https://www.opentable.co.uk',
    ],
    [
      'a script that waits',
      block(
        'sqs-block-opentable',
        '<script type="text/plain" src="https://www.opentable.de/widget/reservation/loader?rid=123"></script>',
      ),
      'https://www.opentable.de',
    ],
  ])('has its restaurant in %s', (_, element, origin) => {
    expect(readReservation(element)).toMatchObject({
      provider: 'opentable',
      origin,
      restaurant: '123',
      hasOwnScript: false,
      link: `${origin}/restref/client/?rid=123&restref=123`,
    });
  });

  it('is left to the script in its own markup', () => {
    const own = '<script src="//www.opentable.com/widget/reservation/loader?rid=9"></script>';
    expect(readReservation(block('sqs-block-opentable', own))).toMatchObject({ hasOwnScript: true });
  });

  it.each([
    ['nothing', undefined, ''],
    ['JSON that is cut', '{"rid":', ''],
    ['another kind of number', { rid: '12&x=1' }, ''],
    ['another host', undefined, '<a href="https://opentable.evil.example/?rid=5">Book</a>'],
    ['a script address', undefined, '<a href="javascript:rid=5">Book</a>'],
  ])('with %s is a fault', (_, json, content) => {
    expect(readReservation(block('sqs-block-opentable-v2', WRAPPER + content, json))).toMatchObject({
      fault: expect.stringContaining('does not name a restaurant'),
    });
  });
});

describe('Tock, block 68', () => {
  it.each([
    ['its settings', block('sqs-block-tock', TOCK, { businessName: 'roister' }), false],
    ['an attribute', block('sqs-block-tock', TOCK.replace('id=', 'data-tock-business="roister" id=')), false],
    ['a link', block('sqs-block-tock', `${TOCK}<a href="https://www.exploretock.com/roister/">x</a>`), false],
    ['its own script', block('sqs-block-tock', `${TOCK}<script>tock('init', 'roister');</script>`), true],
  ])('has its business in %s', (_, element, hasOwnScript) => {
    expect(readReservation(element)).toMatchObject({
      provider: 'tock',
      business: 'roister',
      hasOwnScript,
      link: 'https://www.exploretock.com/roister',
    });
  });

  it('is a fault without a container, and without a business', () => {
    expect(readReservation(block('sqs-block-tock', '<p></p>', { business: 'roister' }))).toMatchObject({
      fault: expect.stringContaining('Tock_widget_container'),
    });
    expect(readReservation(block('sqs-block-tock', TOCK, { business: '../x' }))).toMatchObject({
      fault: expect.stringContaining('does not name a business'),
    });
  });
});

describe('Acuity, block 65', () => {
  it('has the address of its frame, also where that waits for consent', () => {
    const frame = (attribute: string) =>
      `<div class="acuity-block-wrapper"><iframe ${attribute}="https://app.squarespacescheduling.com/schedule.php?owner=1"></iframe>`;
    const script = '<script src="https://embed.acuityscheduling.com/js/embed.js"></script></div>';
    for (const attribute of ['src', 'data-src'])
      expect(readReservation(block('sqs-block-acuity', frame(attribute) + script))).toMatchObject({
        link: 'https://app.squarespacescheduling.com/schedule.php?owner=1',
        script: 'https://embed.acuityscheduling.com/js/embed.js',
        hasOwnScript: true,
      });
    expect(readReservation(block('sqs-block-acuity', frame('src')))).toMatchObject({ hasOwnScript: false });
  });

  it.each(['', '<iframe></iframe>', '<iframe src="javascript:alert(1)"></iframe>'])(
    'with %j is a fault',
    (content) => {
      expect(readReservation(block('sqs-block-acuity', content))).toMatchObject({
        fault: expect.stringContaining('no frame with an address'),
      });
    },
  );
});

it('Zola, block 63 has its link, and its script from the markup', () => {
  const content =
    '<div data-zola-script-src="https://widget.zola.com/js/other.js"><a class="zola-registry-embed" href="https://www.zola.com/registry/x">R</a></div>';
  expect(readReservation(block('sqs-block-zola', content))).toMatchObject({
    provider: 'zola',
    link: 'https://www.zola.com/registry/x',
    script: 'https://widget.zola.com/js/other.js',
    hasOwnScript: false,
  });
  expect(readReservation(block('sqs-block-zola', '<p></p>'))).toMatchObject({
    fault: expect.stringContaining('no link to a registry'),
  });
});
