/**
 * What `import 'inlay'` runs: the site of the script tag, in a form that bundlers can follow and that a server can import. The build puts
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

export const Inlay: InlayApi = typeof document === 'undefined' ? createNoPage() : startSite();
