import { getWidgetRendering } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import { LoadFailure } from '../../ui/load-failure.view';
import type { SummaryRendering } from './summary-rendering.data';

/** Inserts a summary's content from the server; after a failure, offers to try again. `mountContent` returns false if it has no items. */
export async function renderSummary(
  { content, widget }: SummaryRendering,
  scope: Scope,
  mountContent: (part: Scope) => boolean,
): Promise<void> {
  const api = pageApi(scope, scope.signal);

  function showFailure(isAgain: boolean) {
    const part = scope.part();
    const retry = scope.guard(() => {
      part.end();
      return request(true);
    });
    const host = draw(part, <LoadFailure onRetry={retry} />, { into: content });
    if (isAgain) host.querySelector('button')?.focus();
  }

  async function request(isAgain: boolean) {
    const answer = await getWidgetRendering(api, widget);
    const rendered = document.createElement('div');
    if (answer.ok) await setSafeHtml(rendered, answer.data, { load: scope.load, list: SERVER_HTML });
    if (scope.signal.aborted) return;
    const part = scope.part();
    part.owner().insert(rendered, content);
    if (!answer.ok || !mountContent(part)) {
      part.end();
      showFailure(isAgain);
    } else if (isAgain) {
      // The button that had focus is gone.
      rendered.tabIndex = -1;
      rendered.focus({ preventScroll: true });
    }
  }

  await request(false);
}
