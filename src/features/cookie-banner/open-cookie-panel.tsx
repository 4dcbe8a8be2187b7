import { hasPrivacySignal } from '../../consent/privacy-signal';
import type { Part } from '../../core/scope';
import { draw } from '../../react/draw';
import { CookiePanel, type CookiePanelProps } from './cookie-panel.view';

/** Lets the visitor choose by category. The panel ends with `part`; closing it chooses nothing. */
export function openCookiePanel(
  part: Part,
  { theme, onSave }: Pick<CookiePanelProps, 'theme' | 'onSave'>,
): void {
  const save: CookiePanelProps['onSave'] = part.guard((answers) => {
    // Focus is back in the page before the choice changes what is in it.
    part.end();
    onSave(answers);
  });
  const host = draw(
    part,
    <CookiePanel
      choice={part.consent.get()}
      hasPrivacySignal={hasPrivacySignal()}
      theme={theme}
      onSave={save}
      onClose={part.end}
    />,
    { into: document.body },
  );
  part.guard(async () => {
    const { keepReadable } = await part.load('banner-focus', () => import('./banner-focus'));
    keepReadable(host, part);
  })();
}
