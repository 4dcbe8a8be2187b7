import { describe, it } from 'vitest';
import { coveringPages } from '../page/support/covering-pages';
import { IS_EVERY_PAGE } from '../page/support/demo-pages';
import { listSavedPages, readSaved, savedUrl } from '../page/support/saved-pages';
import { RENDERERS } from '../page/support/site';
import { expectSameAsInChromium } from './support/same-as-chromium';
import { describeEngines } from './support/use-engines';

const saved = listSavedPages();
/** Those that have between them each theme and each piece of code. */
const PAGES =
  saved && (await coveringPages({ pages: saved, read: readSaved, besides: /"templateId":"\w+"/g }));

describeEngines('saved pages', (run) => {
  describe.each(RENDERERS)('under %s', (renderer) => {
    if (!PAGES) it.skip('are the same as in Chromium (set INLAY_PAGES to a folder of saved pages)', () => {});
    // That both renderers draw the same is tested in Chromium, so here they take turns.
    const turns = PAGES?.filter(
      (_, index) => IS_EVERY_PAGE || RENDERERS[index % RENDERERS.length] === renderer,
    );
    it.each(turns ?? [])('%s: same states, places and errors as in Chromium', (path) =>
      expectSameAsInChromium(run, savedUrl(run.site.url, path, `renderer=${renderer}`), { isSaved: true }),
    );
  });
});
