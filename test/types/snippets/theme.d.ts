// What snippets for theme developers take for granted: names that the text around them explains.
import type { InlayApi } from 'inlay';

declare global {
  /** As in scripts that run after Inlay's. */
  const Inlay: InlayApi;
  const inlay: InlayApi;
  const oldMain: HTMLElement;
  const newMain: HTMLElement;
  const button: HTMLButtonElement;
  /** Elements with an id are variables of the page. */
  const log: HTMLElement;
  function showSeasonBanner(): void;
  function it(name: string, test: () => void): void;
  /** As much of Cypress as the snippets use. */
  const cy: {
    visit(address: string): void;
    openPage(address: string): void;
    window(): { then(use: (window: Window) => unknown): void };
    contains(...search: string[]): { click(): void; should(is: string): void };
  };
  const Cypress: {
    Promise: PromiseConstructor;
    Commands: { add(name: string, command: (address: string) => void): void };
  };
}
