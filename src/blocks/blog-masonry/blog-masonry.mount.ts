// @chunk unlisted

import { defineUnit } from '../../core/unit';
import './blog-masonry.css';

/** Theme CSS lays all posts on one place, for a script that measures them: columns of the style sheet need none. */
export const unit = defineUnit({
  mount: (list: HTMLElement, scope) => scope.owner().claim(list, { classes: { 'inlay-blog-masonry': true } }),
});
