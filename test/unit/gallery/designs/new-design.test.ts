// @vitest-environment happy-dom
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { unit as section } from '../../../../src/blocks/gallery-section/gallery-section.mount';
import { unit as block } from '../../../../src/blocks/gallery-stacked/gallery-stacked.mount';
import { unit as summary } from '../../../../src/blocks/summary/summary.mount';
import type { AnyBlockUnit } from '../../../../src/core/unit';
import { loadDesign } from '../../../../src/gallery/designs/load-design';
import { listDesigns } from '../../../../tools/gallery-reference.mjs';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

// A line in `placed-designs.ts`, and the folder of the design: nothing else knows of it.
vi.mock('../../../../src/gallery/designs/placed-designs', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  mosaic: await import('./mosaic/mosaic.design'),
}));

const IMAGE = '<img data-image-dimensions="3x2" alt="">';

/** Mounts an element by the module that the unit of its block chooses, as the page does. @returns the list's column, and whether all is given back */
async function mountChosen(first: AnyBlockUnit, html: string) {
  const element = pageElement(html);
  const served = element.outerHTML;
  let unit = first;
  for (let choice = unit.choose?.(element, []); choice; choice = unit.choose?.(element, []))
    ({ unit } = (await choice.load()) as { readonly unit: AnyBlockUnit });
  const { scope, store } = mountUnit(unit as never, element) as never as {
    readonly scope: { end(): void };
    readonly store: { readonly attributes: { readonly design: string } };
  };
  const { design } = store.attributes;
  const column = element.querySelector<HTMLElement>('.list')?.style.gridTemplateColumns;
  scope.end();
  return { design, column, isRestored: element.outerHTML === served };
}

const gallery = (attributes: string, classes: string) =>
  `<div class="sqs-block sqs-block-gallery" ${attributes}><div class="sqs-gallery-container ${classes}"><div class="sqs-gallery list"><div class="slide">${IMAGE}</div></div></div></div>`;
const summaryOf = (attributes: string, classes: string) =>
  `<div class="sqs-block" ${attributes}><div class="summary-block-wrapper ${classes}"><div class="summary-item-list list"><div class="summary-item">${IMAGE}</div></div></div></div>`;
const sectionOf = (attributes: string) =>
  `<section ${attributes}><div class="gallery-mosaic-wrapper list"><figure>${IMAGE}</figure></div></section>`;

it.each([
  ['a block, by its settings', block, gallery(`data-block-json='{"design":"mosaic","tile":60}'`, ''), '60px'],
  ['a block, by its class', block, gallery("data-block-json='{}'", 'sqs-gallery-block-mosaic'), '80px'],
  [
    'a summary, by its settings',
    summary,
    summaryOf(`data-block-json='{"design":"mosaic","tile":60}'`, ''),
    '60px',
  ],
  [
    'a summary, by its class',
    summary,
    summaryOf("data-block-json='{}'", 'summary-block-setting-design-mosaic'),
    '80px',
  ],
  ['a section', section, sectionOf(`data-controller="GalleryMosaic" data-props='{"tile":60}'`), '60px'],
])('a design that is a folder and a line in the list lays out %s', async (_, unit, html, column) => {
  expect(await mountChosen(unit as never, html)).toEqual({ design: 'mosaic', column, isRestored: true });
});

it('a block of a design that there is not has its images below each other', async () => {
  expect(
    await mountChosen(block as never, gallery(`data-block-json='{"design":"kaleidoscope"}'`, '')),
  ).toEqual({ design: 'base', column: '', isRestored: true });
});

it('theme code gets it by its name', async () => {
  const { create } = await loadDesign('mosaic', (_, load) => load() as never);
  expect(create).toBe((await import('./mosaic/mosaic.design')).create);
});

it('the reference has it, and says where a folder has no line in the lists', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-designs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('src/gallery/designs', folder, { recursive: true });
  await cp('test/unit/gallery/designs/mosaic', join(folder, 'mosaic'), { recursive: true });
  await expect(listDesigns(folder)).rejects.toThrow('a design is a folder and a line');
  const list = join(folder, 'placed-designs.ts');
  await writeFile(list, `${await readFile(list, 'utf8')}export * as mosaic from './mosaic/mosaic.design';\n`);
  expect(await listDesigns(folder)).toContainEqual({
    name: 'mosaic',
    doc: 'A design as somebody adds one: tiles of one size.',
    options: 'MosaicOptions',
  });
});
