import type { AskFields } from '../../commerce/product/add-to-cart';
import { showBlockPicture } from '../../commerce/product/product-nodes';
import { shareProduct } from '../../commerce/product/shown-products';
import { startProduct } from '../../commerce/product/start-product';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { readProductBlock } from './product.data';
import { readProductForm } from './read-product-form';
import { startRestock } from './start-restock';

export const unit = defineUnit({
  read: (element, warn, site) => readProductBlock(element, { page: liveContext(), site }, warn),
  mount(data, scope, element) {
    if (data.problem) scope.warn('read', data.problem);
    const askFields: AskFields = async (product, returnFocusTo, submitText) => {
      const form = readProductForm(product);
      if (!form) return { fields: '', captcha: {} };
      const asking = await scope.load('ask-fields', () => import('./ask-fields'));
      return asking.askFields(scope, {
        form,
        title: product.title,
        submitText: form.submitText || submitText,
        returnFocusTo,
      });
    };
    const store = startProduct(scope, { ...data, askFields });
    if (!store) return undefined;
    if (!data.isAddOn) shareProduct(scope, element, store);
    showBlockPicture(scope, element, store);
    for (const notice of data.element.querySelectorAll<HTMLElement>('.product-restock-notification')) {
      if (scope.owns(notice)) startRestock(scope, { element: notice, store });
    }
    return store;
  },
});
