import { describe, it } from 'vitest';
import { blocksOfReference } from '../page/support/alone';
import { coveringPages } from '../page/support/covering-pages';
import { DEMO_PAGES, readDemo, sampleOf } from '../page/support/demo-pages';
import { RENDERERS } from '../page/support/site';
import { urlOfDemo } from './support/open-page';
import { expectSameAsInChromium } from './support/same-as-chromium';
import { describeEngines } from './support/use-engines';

/** The classes and ids by which blocks are found, controllers, and designs of galleries and lists: each is placed in a way of its own. */
const KINDS = new RegExp(
  [
    `(?<![\\w-])(?:${blocksOfReference.flatMap(({ selector }) => selector.match(/(?<=[.#])[\w-]+/g) ?? []).join('|')})(?![\\w-])`,
    'data-controller="\\w+',
    '[\\w-]+-(?:block|design|layout)-(?:grid|slideshow|slider|stacked|auto\\w+|carousel|list)\\b',
  ].join('|'),
  'g',
);

const PAGES = await coveringPages({ pages: DEMO_PAGES, read: readDemo, besides: KINDS });

describeEngines('demo pages', (run) => {
  describe.each(RENDERERS)('under %s', (renderer) => {
    // That both renderers draw the same is tested in Chromium on each page.
    it.each(renderer === 'preact' ? PAGES : sampleOf(PAGES))(
      '%s: same states and places as in Chromium, restored as the server sent it',
      (path) => expectSameAsInChromium(run, urlOfDemo(run.site, path, renderer)),
    );
  });
});
