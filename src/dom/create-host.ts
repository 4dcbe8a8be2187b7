import { language } from '../text/language';

/** The element that Inlay draws in. It says its language where that is not the page's. */
export function createHost(): HTMLElement {
  const host = document.createElement('inlay-ui');
  if (language.lang) host.lang = language.lang;
  if (language.dir) host.dir = language.dir;
  return host;
}

export interface HostPlace {
  readonly into: Node;
  /** The child of `into` that it is put in front of; default: at the end. */
  readonly before?: Node | null;
  readonly className?: string;
}

export const placeAfter = (element: Element): HostPlace => ({
  into: element.parentNode ?? document.body,
  before: element.nextSibling,
});

interface InsertingScope {
  owner(): { insert<Inserted extends Node>(node: Inserted, parent: Node, before?: Node | null): Inserted };
}

/**
 * Puts a host with `content` into the page, until the scope ends.
 * @example insertHost(scope, placeAfter(video), <PauseButton onPause={pause} />);
 */
export function insertHost(
  scope: InsertingScope,
  { into, before, className }: HostPlace,
  ...content: readonly Node[]
): HTMLElement {
  const host = createHost();
  if (className) host.className = className;
  host.append(...content);
  return scope.owner().insert(host, into, before);
}
