import { defineFeature } from '../../core/unit';
import { webUrl } from '../../text/links/web-url';

/** Drawings that the platform serves on each site's own address, too: browsers never draw an icon from another one. */
const SPRITE = /^\/(?:universal\/svg|assets)\/[\w./-]+\.svg$/;

/** The same drawing on the page's own address; undefined for icons that are drawn as they are. */
export function ownSprite(href: string, page: Pick<Location, 'origin'>): string | undefined {
  const url = webUrl(href, page.origin);
  const isForeign = url && url.origin !== page.origin;
  return isForeign && url.hash && SPRITE.test(url.pathname) ? url.pathname + url.hash : undefined;
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
