// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  blockNameOf,
  chooseBlock,
  designClasses,
  readDesign,
} from '../../../../src/gallery/block/block-design';

function block(json: string | undefined, classes = ''): Element {
  const element = document.createElement('div');
  if (json !== undefined) element.setAttribute('data-block-json', json);
  const container = document.createElement('div');
  container.className = `sqs-gallery-container ${classes}`;
  element.append(container);
  return element;
}

const DESIGNS = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const;

describe('the design of a gallery block', () => {
  it.each(DESIGNS)('%s is read from the settings, with any class or none', (design) => {
    const json = JSON.stringify({ design });
    expect(readDesign(block(json))).toBe(design);
    expect(readDesign(block(json, 'sqs-gallery-block-grid'))).toBe(design);
    expect(readDesign(block(json, 'sqs-gallery-block-kaleidoscope'))).toBe(design);
  });

  it.each(DESIGNS)('%s is read from the class where the settings do not name one', (design) => {
    const classes = `sqs-gallery-block-show-meta sqs-gallery-block-${design} clear`;
    for (const json of [undefined, '', '{}', '{"design":null}', '{"design":""}', '{"design":7}', '{'])
      expect(readDesign(block(json, classes))).toBe(design);
  });

  it.each(['kaleidoscope', 'constructor', 'Grid', ' grid', 'strip', 'base'])(
    '%j is stacked, whatever the class says',
    (name) => {
      expect(readDesign(block(JSON.stringify({ design: name }), 'sqs-gallery-block-grid'))).toBe('stacked');
      expect(readDesign(block(undefined, `sqs-gallery-block-${name}`))).toBe('stacked');
    },
  );

  it('is stacked without a container', () => {
    expect(readDesign(document.createElement('div'))).toBe('stacked');
  });

  it('corrects the class of the container only where the settings say something else', () => {
    const classesOf = (classes: string) => {
      const container = block(undefined, classes).firstElementChild;
      return container && designClasses(container, 'slideshow');
    };
    expect(classesOf('sqs-gallery-block-slideshow clear')).toEqual({});
    expect(classesOf('clear')).toEqual({ 'sqs-gallery-block-slideshow': true });
    expect(classesOf('sqs-gallery-block-grid sqs-gallery-block-show-meta')).toEqual({
      'sqs-gallery-block-grid': false,
      'sqs-gallery-block-slideshow': true,
    });
  });

  it('decides which block mounts it, where that is not the one whose selector has found it', () => {
    const blocks = ['gallery-grid', 'gallery-slideshow'].map((name) => ({ name }) as never);
    const choose = chooseBlock('gallery-grid');
    const chosenFor = (design: string) =>
      choose(block(JSON.stringify({ design })) as HTMLElement, blocks)?.name;
    expect([chosenFor('grid'), chosenFor('slideshow'), chosenFor('list')]).toEqual([
      undefined,
      'gallery-slideshow',
      undefined,
    ]);
    expect(DESIGNS.map(blockNameOf)).toEqual([
      'gallery-stacked',
      'gallery-slider',
      'gallery-slideshow',
      'gallery-grid',
      ...Array(4).fill('gallery-stacked'),
    ]);
  });
});
