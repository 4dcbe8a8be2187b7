import { describe, it } from 'vitest';
import { DEMO_PAGES, sampleOf } from '../page/support/demo-pages';
import { RENDERERS } from '../page/support/site';
import { urlOfDemo } from './support/open-page';
import { expectSameAsInChromium } from './support/same-as-chromium';
import { describeEngines } from './support/use-engines';

describeEngines('demo pages', (run) => {
  describe.each(RENDERERS)('under %s', (renderer) => {
    // That both renderers draw the same is tested in Chromium on each page.
    it.each(renderer === 'preact' ? DEMO_PAGES : sampleOf(DEMO_PAGES))(
      '%s: same states and places as in Chromium, restored as the server sent it',
      (path) => expectSameAsInChromium(run, urlOfDemo(run.site, path, renderer)),
    );
  });
});
