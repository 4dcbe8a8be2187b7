import type { ConsentAnswers } from '../../consent/categories';
import type { Scope } from '../../core/scope';
import type { BannerSettings } from './cookie-banner.data';

/** Opens the panel in which visitors choose by category. Its code comes with the first click. */
interface PanelOpener {
  open(theme: BannerSettings): void;
  close(): void;
}

export function createPanelOpener(scope: Scope, onSave: (answers: ConsentAnswers) => void): PanelOpener {
  let panel = scope.part();
  return {
    open(theme) {
      scope
        .load('open-cookie-panel', () => import('./open-cookie-panel'))
        .then(
          scope.guard(({ openCookiePanel }) => {
            panel.end();
            panel = scope.part();
            openCookiePanel(panel, { theme, onSave });
          }),
          (error) => {
            scope.warn('load', error);
            // Without a message nothing would happen after the click.
            scope.bus.emit('system-error:show');
          },
        );
    },
    close: () => panel.end(),
  };
}
