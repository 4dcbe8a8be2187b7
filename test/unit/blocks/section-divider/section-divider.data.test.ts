// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSectionDivider } from '../../../../src/blocks/section-divider/section-divider.mount';

const CLIP =
  '<svg class="section-divider-svg-clip"><clipPath id="section-divider-1"><path class="section-divider-clip" d="M0,0"></path></clipPath></svg>';

/** Adds a section to the page; returns what its divider would be drawn on. */
function addSection(divider?: object): HTMLElement {
  const section = document.createElement('section');
  section.className = `page-section ${divider ? 'has-section-divider' : ''}`;
  section.dataset.currentContext = JSON.stringify({ divider: divider ?? { enabled: false } });
  const border = section.appendChild(document.createElement('div'));
  section.append(document.createRange().createContextualFragment(CLIP));
  document.body.append(section);
  return border;
}

const WAVE = { enabled: true, type: 'wavy', height: { unit: 'vw', value: 6 } };

describe('readSectionDivider', () => {
  it('is in front of the section below, also if that has a divider', () => {
    const first = addSection(WAVE);
    const second = addSection(WAVE);
    const third = addSection();
    expect(readSectionDivider(first)).toMatchObject({ level: 2 });
    expect(readSectionDivider(second)).toMatchObject({ level: 1 });
    const nextOf = (border: HTMLElement) => {
      const data = readSectionDivider(border);
      return data && 'next' in data ? data.next : undefined;
    };
    // Not by their places in the body, where another test's unit may still have a node.
    expect(nextOf(first)).toBe(second.parentElement);
    expect(nextOf(second)).toBe(third.parentElement);
  });

  it('stays behind the header, however many follow each other', () => {
    const first = addSection(WAVE);
    for (let count = 0; count < 20; count += 1) addSection(WAVE);
    expect(readSectionDivider(first)).toMatchObject({ level: 9 });
  });

  it('has nothing below the last section, and no shape for one that is not known', () => {
    expect(readSectionDivider(addSection({ ...WAVE, type: 'castle' }))).toMatchObject({
      next: undefined,
      shape: undefined,
      hasStroke: false,
      width: { unit: 'vw', value: 100 },
    });
  });

  it('leaves a section alone whose divider is switched off', () => {
    expect(readSectionDivider(addSection({ ...WAVE, enabled: false }))).toBeUndefined();
  });

  it('is a fault without the server’s drawing', () => {
    expect(readSectionDivider(document.createElement('div'))).toMatchObject({
      fault: expect.stringContaining('no drawing'),
    });
  });
});
