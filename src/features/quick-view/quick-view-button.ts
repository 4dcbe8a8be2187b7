/** It names its product in `data-id`. */
export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button';
