/**
 * Whether a site is served by https.
 * @field sslSetting
 */
export enum SslSetting {
  insecure = 1,
  prefer = 2,
  force = 3,
}
