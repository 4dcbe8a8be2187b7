// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isTextRead, readMarquee } from '../../../../src/blocks/marquee/marquee.data';

const DISPLAY = `<div class="Marquee-display">
  <div class="Marquee-measure"><h1 class="Marquee-item">  Measured
    text </h1></div>
  <h1><svg class="Marquee-svg"></svg><span class="v6-visually-hidden">Read</span></h1>
</div>`;

function read(html: string) {
  document.body.innerHTML = `<div class="sqs-block-marquee">${html}</div>`;
  const faults: string[] = [];
  const block = document.body.firstElementChild as HTMLElement;
  const data = readMarquee(block, (path, wanted) => faults.push(`${path}: ${wanted}`));
  return { data, faults };
}

const withScript = (json: unknown) =>
  read(
    `<div class="Marquee"><script class="Marquee-props" type="application/json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>${DISPLAY}</div>`,
  );

const withAttributes = (attributes: string) => read(`<div class="Marquee" ${attributes}>${DISPLAY}</div>`);

describe('readMarquee', () => {
  it('has the defaults of the specification: waveFrequency 1, waveIntensity 0, left, speed 1, no pause on hover', () => {
    expect(withScript({ marqueeItems: [{ text: 'A' }] })).toMatchObject({
      data: {
        items: [{ text: 'A' }],
        waveFrequency: 1,
        waveIntensity: 0,
        direction: 'left',
        speed: 1,
        pausesOnHover: false,
        opensNewWindow: false,
        href: undefined,
        spacing: undefined,
      },
      faults: [],
    });
  });

  it('reads the JSON of a block', () => {
    const { data } = withScript({
      marqueeItems: [{ text: 'A' }, { text: ' ' }, { text: 'B', linkTo: '/b' }],
      linkTo: '',
      newWindow: true,
      waveFrequency: 4,
      waveIntensity: 2.5,
      animationDirection: 'right',
      animationSpeed: 0.5,
      pausedOnHover: true,
      itemSpacing: { unit: 'px', value: 12 },
    });
    expect(data).toMatchObject({
      items: [{ text: 'A' }, { text: 'B', href: '/b' }],
      opensNewWindow: true,
      waveFrequency: 4,
      waveIntensity: 2.5,
      direction: 'right',
      speed: 0.5,
      pausesOnHover: true,
      spacing: '12px',
    });
    expect('fault' in data || isTextRead(data)).toBe(true);
  });

  it('reads the data attributes of a component, empty ones as not set', () => {
    const { data, faults } = withAttributes(
      'data-marquee-items=\'[{"text":"A"}]\' data-link-to="/fair" data-new-window="" data-animation-speed="0.5" data-animation-direction="right" data-wave-frequency="4" data-wave-intensity="0" data-paused-on-hover="true"',
    );
    expect(data).toMatchObject({
      items: [{ text: 'A' }],
      href: '/fair',
      opensNewWindow: false,
      speed: 0.5,
      direction: 'right',
      waveFrequency: 4,
      pausesOnHover: true,
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['broken JSON', '{', ['Marquee-props: JSON']],
    ['no items', {}, []],
    ['items that are not a list', { marqueeItems: 'A' }, ['marqueeItems: list']],
  ])('takes the text that the server measures by with %s', (_, json, expected) => {
    const { data, faults } = withScript(json);
    expect(data).toMatchObject({ items: [{ text: 'Measured text' }], speed: 1 });
    expect(faults).toEqual(expected);
  });

  it('takes the links of the text that the server measures by, too', () => {
    const { data } = read(
      `<div class="Marquee">${DISPLAY.replace('Measured\n    text', '<a href="/fair">Fair</a>')}</div>`,
    );
    expect(data).toMatchObject({ items: [{ text: 'Fair', href: '/fair' }] });
  });

  it('takes no unsafe address, and no speed that would not move', () => {
    const { data } = withScript({
      marqueeItems: [{ text: 'A', linkTo: 'javascript:alert(1)' }],
      linkTo: 'javascript:alert(1)',
      animationSpeed: -2,
      waveIntensity: -3,
    });
    expect(data).toMatchObject({ href: undefined, speed: 1, waveIntensity: 0, items: [{ href: undefined }] });
  });

  it('gives up without a drawing, and without text', () => {
    expect(read('<div class="Marquee"></div>').data).toEqual({ fault: 'The marquee has no drawing.' });
    const empty = DISPLAY.replace(/<h1 class[\s\S]*?<\/h1>/, '');
    expect(read(`<div class="Marquee">${empty}</div>`).data).toEqual({ fault: 'The marquee has no text.' });
  });
});
