import { defineUnit } from '../../core/unit';
import './blog-masonry.css';

/** Theme CSS stacks all posts in one place until a script has measured them; CSS columns need no measuring. */
export const unit = defineUnit({
  mount: (list: HTMLElement, scope) => scope.owner().claim(list, { classes: { 'inlay-blog-masonry': true } }),
});
