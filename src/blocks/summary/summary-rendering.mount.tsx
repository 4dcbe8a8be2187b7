// @chunk unlisted

import { getWidgetRendering } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import { LoadFailure } from '../../ui/load-failure.view';
import { mountSummary } from './mount-summary';
import { readSummary } from './summary.data';
import { readRendering } from './summary-rendering.data';

/** A summary without its items, as pages have it whose events change often: the server renders them now. */
export const unit = defineUnit({
  read: readRendering,
  mount({ content, widget }, scope, element) {
    const api = pageApi(scope, scope.signal);

    function showFailure(isAgain: boolean) {
      const part = scope.part();
      const retry = scope.guard(() => {
        part.end();
        return load(true);
      });
      const host = draw(part, <LoadFailure onRetry={retry} />, { into: content });
      if (isAgain) host.querySelector('button')?.focus();
    }

    async function load(isAgain: boolean) {
      const answer = await getWidgetRendering(api, widget);
      const rendered = document.createElement('div');
      if (answer.ok) await setSafeHtml(rendered, answer.data, SERVER_HTML);
      if (scope.signal.aborted) return;
      const part = scope.part();
      part.owner().insert(rendered, content);
      const data = readSummary(element, scope.warnShape);
      if ('fault' in data) {
        part.end();
        if (answer.ok) scope.warn('read', data.fault);
        showFailure(isAgain);
        return;
      }
      mountSummary(data, part, element);
      if (!isAgain) return;
      // The button that had focus is gone.
      rendered.tabIndex = -1;
      rendered.focus({ preventScroll: true });
    }

    scope.guard(load)(false);
  },
});
