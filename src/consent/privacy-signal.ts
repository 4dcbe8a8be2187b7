/** Not yet in TypeScript's DOM library. */
interface SignallingNavigator {
  readonly globalPrivacyControl?: unknown;
}

/** Whether the browser sends Global Privacy Control: “do not sell or share my data”. */
export const hasPrivacySignal = (): boolean =>
  (navigator as SignallingNavigator).globalPrivacyControl === true;
