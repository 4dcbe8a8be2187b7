/** The widgets of a reservation block. */
export enum ReservationVariant {
  first = 1018,
  second = 1019,
}
