/**
 * Functions of the public face that make something for a theme author: `Inlay.lightbox(…)`. Each loads its code when it
 * is first called, so it answers with a promise. A factory adds itself by declaration merging, beside its code.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the base of declaration merging
export interface InlayFactories {}
