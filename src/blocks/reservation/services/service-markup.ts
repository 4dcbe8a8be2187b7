import { readBlockJson } from '../../../data/block-json';
import { webUrl } from '../../../text/links/web-url';

export const urlOf = (text: string | null | undefined) => webUrl(text, 'https://inlay.invalid');

/** All addresses in a block, including those of scripts and frames that wait for consent. */
export function addressesIn(element: Element): URL[] {
  return [...element.querySelectorAll('script,iframe,a')].flatMap(
    (node) =>
      urlOf(node.getAttribute('src') || node.getAttribute('data-src') || node.getAttribute('href')) ?? [],
  );
}

/** Scripts that the browser runs: those that wait for consent have another type. */
export const scriptsIn = (element: Element): HTMLScriptElement[] => [
  ...element.querySelectorAll<HTMLScriptElement>('script:not([type="text/plain"])'),
];

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

export function findSetting(element: HTMLElement, names: readonly string[]): string | undefined {
  const block = readBlockJson(element);
  const json = 'json' in block ? block.json : {};
  const nodes = [element, ...element.querySelectorAll<HTMLElement>('*')];
  for (const name of names) {
    if (Object.hasOwn(json, name) && isText(json[name])) return `${json[name]}`.trim();
    for (const { dataset } of nodes) if (dataset?.[name]?.trim()) return dataset[name].trim();
  }
  return undefined;
}
