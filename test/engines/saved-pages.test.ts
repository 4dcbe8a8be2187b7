import { describe, it } from 'vitest';
import { listSavedPages, savedUrl } from '../page/support/saved-pages';
import { RENDERERS } from '../page/support/site';
import { expectSameAsInChromium } from './support/same-as-chromium';
import { describeEngines } from './support/use-engines';

const PAGES = listSavedPages();

describeEngines('saved pages', (run) => {
  describe.each(RENDERERS)('under %s', (renderer) => {
    if (!PAGES) it.skip('are the same as in Chromium (set INLAY_PAGES to a folder of saved pages)', () => {});
    it.each(PAGES ?? [])('%s: same states, places and errors as in Chromium', (path) =>
      expectSameAsInChromium(run, savedUrl(run.site.url, path, `renderer=${renderer}`), { isSaved: true }),
    );
  });
});
