import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isScriptlessBlock } from '../../../src/data/scriptless-blocks';
import { BlockType } from '../../../src/vocabulary/blocks';

/** `socialAccountLinksV2` → `sqs-block-socialaccountlinks-v2` */
const classOf = (name: string) => `sqs-block-${name.toLowerCase().replace(/v2$/, '-v2')}`;

it('lists the same blocks as complete in the panel of the demo server as everywhere else', () => {
  const [, source = ''] =
    /const COMPLETE =\s+\/(.+)\/;/.exec(readFileSync('demo-server/view/view.js', 'utf8')) ?? [];
  const isInPanel = new RegExp(source);
  const names = Object.keys(BlockType).map((name) =>
    name === 'websiteComponent' ? 'sqs-block-website-component' : classOf(name),
  );
  const complete = names.filter((name) => isScriptlessBlock([name], Number.NaN));
  expect(complete.length).toBeGreaterThan(20);
  expect(names.filter((name) => isInPanel.test(`sqs-block ${name}`))).toEqual(complete);
});
