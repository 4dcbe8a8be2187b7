import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import './blog-masonry.css';

/** Shows the posts that theme CSS hides until a script has measured them, in columns. */
export const unit = defineUnit({
  mount(list: HTMLElement, scope) {
    const owner = scope.owner();
    owner.claim(list, { classes: { 'inlay-blog-masonry': true } });
    // On a page that was saved after the theme's script had placed them in another window.
    for (const placed of findAll(list, '.masonry-ready'))
      owner.claim(placed, { classes: { 'masonry-ready': false } });
  },
});
