/** What each variant gives the bench. */
export interface CarouselBench {
  /** Brings all carousels of the page to life. */
  boot(): void;
  /** The slide or group that a carousel stands at. */
  indexOf(at: number): number;
}

declare global {
  interface Window {
    bench: CarouselBench;
  }
}

export const carousels = () => [...document.querySelectorAll<HTMLElement>('.carousel')];

export function partOf(root: HTMLElement, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`No ${selector}.`);
  return part;
}
