import type { Api, ApiFailure, ApiResult } from '../../api/api.types';
import {
  addCartEntry,
  addCartPlan,
  type CartAnswer,
  changeCartQuantity,
  removeCartEntry,
} from '../../api/cart-calls';
import { type CartChange, wholeQuantity } from './cart-change';

/** Sends one change; the answer is the cart as the server has it then. */
export function sendChange(api: Api, change: CartChange): Promise<ApiResult<CartAnswer>> {
  if (change.action === 'remove') return removeCartEntry(api, change.entryId);
  if (change.action === 'change') return changeCartQuantity(api, change.entryId, change.quantity);
  const { productId: itemId, sku, quantity, additionalFields, billing, captcha } = change.addition;
  const entry = {
    itemId,
    sku,
    quantity: wholeQuantity(quantity),
    additionalFields: additionalFields || 'null',
    ...captcha,
  };
  return billing
    ? addCartPlan(api, billing.kind, { ...entry, planId: billing.planId })
    : addCartEntry(api, entry);
}

/** Whether the server has certainly not made a change: it has said no, and not because of its own fault. */
export const isRefusal = ({ status }: ApiFailure): boolean => status >= 400 && status < 500;
