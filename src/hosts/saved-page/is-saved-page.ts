import { hasLibrary } from '../../context/theme-scripts';

/** Marks of scripts, never of servers: a page with none is as its server sent it. Styles of `saved-states.ts` come with one of these. */
const SIGNS =
  '[data-controllers-bound],[data-image-resolution],.sqs-wrapper,.TextShape-node,.gm-style,[data-parallax-item]>*,.header--menu-open,header[style*=translate],.preFade,.preScale,.preSlide,.preClip,.preFlex';
/** The tag by which `inlay adopt` says that it has put the page back already: some signs stay. */
const RESTORED = 'script[data-restored]';

// Through the prototype: a form may be called `querySelector`.
const has = (selector: string): boolean => Document.prototype.querySelector.call(document, selector) !== null;

export const isRestored = (): boolean => has(RESTORED);

/** Whether the page was saved from a browser, after the platform's scripts had run, and is still as it was saved. */
export const isSavedPage = (): boolean => has(SIGNS) && !isRestored() && !hasLibrary();
