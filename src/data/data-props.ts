/**
 * The JSON of an element's `data-props`: what a section says to its controller. No such attribute is an empty object; what is
 * no JSON is undefined, and said.
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
