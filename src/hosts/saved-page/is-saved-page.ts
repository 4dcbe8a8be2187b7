import { hasLibrary } from '../../context/theme-scripts';

/** Marks of scripts, never of servers: a page with none is as its server sent it. Styles of `saved-states.ts` come with one of these. */
const SIGNS =
  '[data-controllers-bound],[data-image-resolution],.sqs-wrapper,.TextShape-node,.gm-style,[data-parallax-item]>*,.header--menu-open,header[style*=translate],.preFade,.preScale,.preSlide,.preClip,.preFlex';

/** Whether the page was saved from a browser, after the platform's scripts had run. Through the prototype: a form may be called `querySelector`. */
export const isSavedPage = (): boolean =>
  Document.prototype.querySelector.call(document, SIGNS) !== null && !hasLibrary();
