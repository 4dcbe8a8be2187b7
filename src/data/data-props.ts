/**
 * The JSON of an element's `data-props`: a section's settings. Without the attribute an empty object; broken JSON is reported
 * and undefined.
 * @example const settings = shape(readDataProps(element, () => warn('data-props', 'JSON')), 'data-props', warn);
 */
export function readDataProps({ dataset }: HTMLElement, onBroken: () => void): unknown {
  try {
    return JSON.parse(dataset.props || '{}');
  } catch {
    onBroken();
    return undefined;
  }
}
