import { readJson } from './read-json';
import type { Reader, WarnShape } from './shape';

/**
 * Reads the JSON of an element's `data-props`: the settings of a section.
 * @example const settings = readDataProps(element, shape, warn);
 */
export function readDataProps<Settings>(
  { dataset: { props } }: HTMLElement,
  shape: Reader<Settings>,
  warn?: WarnShape,
): Settings {
  const json = props ? readJson(props, 'data-props', warn) : undefined;
  return shape(json, 'data-props', warn);
}
