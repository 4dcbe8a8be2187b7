/**
 * What a site has paid for.
 * @field siteStatus.value
 */
export enum WebsiteStatus {
  expired = 1,
  pastDue = 2,
  trial = 3,
  beta = 4,
  removed = 5,
  internal = 6,
  comped = 7,
  paid = 8,
  v5Linked = 11,
  activeParkingPage = 12,
  resold = 13,
  resoldGracePeriod = 14,
  enterprise = 15,
}
