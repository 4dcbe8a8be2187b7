import type { Page } from 'playwright-core';

/** What a theme brings: its style sheets, and what its rules expect of the page's own elements. */
export interface Theme {
  readonly name: string;
  /** Addresses, in their order. */
  readonly sheets?: readonly string[];
  readonly css?: string;
  readonly bodyId?: string;
  readonly bodyClass?: string;
  readonly htmlClass?: string;
}

/** Puts a theme over a page that is open, instead of the demo's own; the call that it returns takes it away. */
export async function putThemeOver(page: Page, theme: Theme): Promise<() => Promise<void>> {
  await page.evaluate(async ({ sheets = [], css = '', bodyId, bodyClass = '', htmlClass = '' }) => {
    const { body, documentElement: html } = document;
    const attributes = [body, html].map(
      (element) => [element, element.className, element.id, element.dataset.inlayLook] as const,
    );
    const links = await Promise.all(
      sheets.map(
        (href) =>
          new Promise<Element>((resolve) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.onload = link.onerror = () => resolve(link);
            document.head.append(link);
          }),
      ),
    );
    const own = [...document.styleSheets].filter(({ href }) => href?.includes('/demo-pages/'));
    for (const sheet of own) sheet.disabled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    body.classList.add(...bodyClass.split(/\s+/).filter(Boolean));
    html.classList.add(...htmlClass.split(/\s+/).filter(Boolean));
    if (bodyId) body.id = bodyId;
    delete body.dataset.inlayLook;
    // The demo's sections have not the parts by which themes lay out theirs.
    const sections = [...document.querySelectorAll('.page-section')];
    for (const section of sections) section.classList.remove('page-section');
    const undo = () => {
      for (const link of links) link.remove();
      for (const section of sections) section.classList.add('page-section');
      for (const one of own) one.disabled = false;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const [element, className, id, look] of attributes) {
        element.className = className;
        element.id = id;
        if (look) element.dataset.inlayLook = look;
      }
    };
    Object.assign(window, { undoTheme: undo });
    const finishTransitions = () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    };
    // A page has its theme before it has anything of ours: nothing of it is half way between two colours.
    finishTransitions();
    // Some of Inlay's code reads what a theme has done to its elements, and when the window's size has changed once more.
    dispatchEvent(new Event('resize'));
    await nextFrame();
    await nextFrame();
    // On a busy machine that code comes later than the frame.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    finishTransitions();
  }, theme);
  return () => page.evaluate(() => (window as unknown as { undoTheme: () => void }).undoTheme());
}
