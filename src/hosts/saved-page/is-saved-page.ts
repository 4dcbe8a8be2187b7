import { hasLibrary } from '../../context/theme-scripts';
import { findPresent } from '../../dom/find-all';

/** Marks of scripts, never of servers: a page with none is as its server sent it. Styles of `saved-states.ts` come with one of these. */
export const SIGNS =
  '.yui3-js-enabled,[data-controllers-bound],[data-image-resolution],.sqs-wrapper,.TextShape-node,.gm-style,[data-parallax-item]>*,#showOnScrollWrapper,.sqs-cookie-banner-v2,.header--menu-open,header[style*=translate],.preFade,.preScale,.preSlide,.preClip,.preFlex';
/** The tag in pages of `inlay adopt`, which has put back what there was. Inline scripts of old themes write such marks, too. */
const ADOPTED = 'script[data-adopted]';

const has = (selector: string): boolean => findPresent(document, selector).length > 0;

/** Checks whether the page was saved from a browser, after the platform's scripts had run, and is still as it was saved. */
export const isSavedPage = (): boolean => has(SIGNS) && !has(ADOPTED) && !hasLibrary();
