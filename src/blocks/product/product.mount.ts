// @chunk unlisted

import { startProduct } from '../../commerce/product/start-product';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { readProductBlock } from './product.data';

export const unit = defineUnit({
  read: (element, warn, context) => readProductBlock(element, liveContext(), context, warn),
  mount: (data, scope, element) => startProduct(scope, { element, ...data }),
});
