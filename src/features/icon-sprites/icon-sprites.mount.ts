import { defineFeature } from '../../core/unit';

/** Drawings that the platform serves on each site's own address, too: browsers never draw an icon from another one. */
const SPRITE = /^\/(?:universal\/svg|assets)\/[\w./-]+\.svg$/;

/** The same drawing on the page's own address; undefined for icons that are drawn as they are. */
export function ownSprite(href: string, page: Pick<Location, 'origin'>): string | undefined {
  if (!URL.canParse(href, page.origin)) return undefined;
  const { origin, protocol, pathname, hash } = new URL(href, page.origin);
  const isForeign = origin !== page.origin && protocol.startsWith('http');
  return isForeign && hash && SPRITE.test(pathname) ? pathname + hash : undefined;
}

/** Has social icons whose drawing lies on another address come from the page's own. */
export const unit = defineFeature({
  mount(_, scope) {
    const owner = scope.owner();
    const write = (root: ParentNode = document) => {
      for (const use of root.querySelectorAll('use')) {
        const href = ownSprite(use.href.baseVal, location);
        if (href) owner.claim(use, { attributes: { href } });
      }
    };
    write();
    scope.on('site:scan', write);
  },
});
