/**
 * The code that `import 'inlay'` runs: the site of the script tag, in a form that bundlers can follow and that a server can import. The build puts
 * modules of this folder in the place of those that address files by themselves.
 */
import type { InlayApi } from '../core/entry/inlay-api';
import { hasSiteStyles } from '../style/has-site-styles';
import { adoptSiteStyles } from './adopted-styles';
import { createNoPage } from './no-page';

function startSite(): InlayApi {
  // Not a static import, which would run where there is no document, too. The build makes it a call in the same file.
  require('../site');
  const inlay = window.Inlay;
  if (!inlay || !('version' in inlay)) throw new Error('Another script has replaced window.Inlay.');
  if (!hasSiteStyles())
    adoptSiteStyles().catch(() => inlay.emit('style:failed', { chunk: 'site.css', url: 'inlay/site.css' }));
  return inlay;
}

/** Globals that every supported browser has, but jsdom, for one, has not. */
function findMissing(): readonly string[] {
  const { CSS, IntersectionObserver, ResizeObserver, matchMedia } = window;
  const needed = { 'CSS.supports': CSS?.supports, IntersectionObserver, ResizeObserver, matchMedia };
  return Object.entries(needed).flatMap(([name, value]) => (value ? [] : name));
}

function start(): InlayApi {
  if (typeof document === 'undefined')
    return createNoPage('There is no document here: call it in the browser only.');
  const missing = findMissing();
  if (!missing.length) return startSite();
  const why = `This environment has no ${missing.join(', ')}, so Inlay does not start. In jsdom run the setup file of docs/testing-your-site.md before the import, or test with happy-dom.`;
  console.error(`[inlay] ${why}`);
  return createNoPage(why);
}

export const Inlay: InlayApi = start();
