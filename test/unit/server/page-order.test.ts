// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createPageOrder } from '../../../src/server/page-order';

const section = (inside: string) => `<section class="page-section">${inside}</section>`;
const block = '<div class="sqs-block"></div>';
const gallery = '<div class="sqs-block-gallery"></div>';
const picture = '<img data-image-dimensions="1500x1000">';
const text = (letters: number) => `<p>${'word '.repeat(letters / 5)}</p>`;
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
  ['behind as much text as three windows show', text(9000) + target, true],
  ['behind a short text', text(900) + target, false],
  ['behind four galleries', gallery.repeat(4) + target, true],
  [
    'behind three galleries beside each other',
    `<div class="col span-4">${gallery}</div>`.repeat(3) + target,
    false,
  ],
  [
    'behind a gallery with many pictures',
    `<div class="sqs-block-gallery">${picture.repeat(9)}</div>${target}`,
    false,
  ],
  ['behind three pictures', picture.repeat(3) + target, true],
  ['behind three pictures of unknown size', '<img data-image-dimensions="">'.repeat(3) + target, false],
])('code of a block %s: further down is %s', (_, html, isFurtherDown) => {
  document.body.innerHTML = html;
  expect(createPageOrder('#x')(document.getElementById('x') as HTMLElement)).toBe(isFurtherDown);
});
