// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createPageOrder } from '../../../src/server/page-order';

afterEach(() => document.body.replaceChildren());

const section = (inside: string) => `<section class="page-section">${inside}</section>`;
const block = '<div class="sqs-block"></div>';
const target = '<p id="x"></p>';

it.each([
  ['in the first of two sections', section(target) + section(block), false],
  ['in the second section', section(block) + section(target), true],
  ['in the only section, behind many blocks', section(block.repeat(9) + target), false],
  [
    'in the sixth block of a page without sections',
    `${block.repeat(5)}<div class="sqs-block">${target}</div>`,
    true,
  ],
  ['in its fifth block', `${block.repeat(4)}<div class="sqs-block">${target}</div>`, false],
  [
    'in the footer of a page with two sections',
    `${section('')}${section('')}<footer>${target}</footer>`,
    true,
  ],
  ['in the footer of a page with little in it', `${section(block)}<footer>${target}</footer>`, false],
  ['in the footer, behind six blocks', `${block.repeat(6)}<footer>${target}</footer>`, true],
  ['in the header', `<header>${target}</header>${section('')}${section('')}`, false],
  [
    'in a section of the footer: it does not count as one',
    `${section(block)}<footer>${section(target)}</footer>`,
    false,
  ],
])('code of a block %s: further down is %s', (_, html, isFurtherDown) => {
  document.body.innerHTML = html;
  expect(createPageOrder()(document.getElementById('x') as HTMLElement)).toBe(isFurtherDown);
});
