import { findAll } from '../dom/find-all';
import { ENDPOINTS_SETTING } from './page-endpoints';

/**
 * The names of blocks and features that the page's setting switches off, as the page has them: `endpoints` reports what is wrong with the setting.
 * @example
 * // <script type="application/json" data-inlay-config>{ "off": ["parallax"] }</script>
 * readSwitchedOff() // ['parallax']
 */
export function readSwitchedOff(): readonly unknown[] {
  const [script] = findAll(document, ENDPOINTS_SETTING);
  try {
    const { off } = JSON.parse(script?.textContent ?? '');
    return Array.isArray(off) ? off : [];
  } catch {
    return [];
  }
}
