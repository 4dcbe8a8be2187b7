import { readPageConfig } from './page-config';

/**
 * The names of blocks and features that the page's setting switches off, as the page has them: `endpoints` reports what is wrong with the setting.
 * @example
 * // <script type="application/json" data-inlay-config>{ "off": ["parallax"] }</script>
 * readSwitchedOff() // ['parallax']
 */
export function readSwitchedOff(): readonly unknown[] {
  const { off } = readPageConfig();
  return Array.isArray(off) ? off : [];
}
