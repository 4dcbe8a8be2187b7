/** A call of a method of `window.Inlay`: its name and its arguments. */
export type Call = readonly [name: string, args: readonly unknown[]];
