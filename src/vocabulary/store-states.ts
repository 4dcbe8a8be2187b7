/** Whether a shop sells. */
export enum StoreState {
  live = 1,
  test = 2,
  notConnected = 3,
}
