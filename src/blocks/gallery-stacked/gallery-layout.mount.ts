import { defineUnit } from '../../core/unit';
import { readDesign } from '../../gallery/block/block-design';
import * as autocolumns from '../../gallery/designs/autocolumns/autocolumns.design';
import * as autogrid from '../../gallery/designs/autogrid/autogrid.design';
import * as list from '../../gallery/designs/list/list.design';
import { mountLayout, read } from './mount-layout';

const DESIGNS = { autocolumns, autogrid, list };
const isLayout = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name);

/** Puts the images into a grid, a wall, or a list of images beside their texts. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const wanted = readDesign(element);
    const name = isLayout(wanted) ? wanted : 'autogrid';
    return mountLayout(block, { name, design: DESIGNS[name] }, scope);
  },
});
