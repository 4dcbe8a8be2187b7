import { elementOfHash } from '../../dom/element-of-hash';
import { findAll } from '../../dom/find-all';

interface IndexNavItem {
  readonly link: HTMLAnchorElement;
  readonly section: HTMLElement;
  /** The dots lie over a picture there. */
  readonly hasPicture: boolean;
}

/** Reads the links of the dots and the sections that they lead to. Never throws; undefined: they lead nowhere. */
export function readIndexNav(nav: HTMLElement): readonly IndexNavItem[] | undefined {
  const items = findAll(nav, 'a.Index-nav-item').flatMap((link): IndexNavItem[] => {
    if (!(link instanceof HTMLAnchorElement)) return [];
    // Only the name counts: pages that were copied have another address in it.
    const section = elementOfHash(link.hash);
    return section
      ? [{ link, section, hasPicture: section.matches('.Index-page--has-image,.Index-gallery') }]
      : [];
  });
  return items.length ? items : undefined;
}
