/**
 * What says that a product is in the cart.
 * @field addToCartConfirmationType
 */
export enum CartConfirmation {
  button = 1,
  badgeAndButton = 2,
}
