import { readPageConfig } from '../context/page-config';
import type { CookieSettings } from './policy';

/** The settings of the site's own list, unchecked: the page's, or else the site's. */
export const findListSettings = (cookieSettings: CookieSettings): unknown =>
  readPageConfig().consent ?? cookieSettings?.inlayConsent;
