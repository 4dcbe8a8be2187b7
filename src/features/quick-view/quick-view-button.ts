export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button[data-id]';
