// Designs with a current slide, by their public names: each is loaded when a gallery asks for it. The others are in `placed-designs.ts`.
export const base = () => import('./base/base.design');
export const carousel = () => import('./carousel/carousel.design');
export const stacked = () => import('./stacked/stacked.design');
export const strip = () => import('./strip/strip.design');
