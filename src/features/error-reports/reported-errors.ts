import { isInlayFile, isInlayStack } from '../../core/inlay-files';
import { findAll } from '../../dom/find-all';

/** The known facts of an error. */
export interface ThrownError {
  readonly message: string;
  readonly stack: string;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A script of the page has thrown, and nothing has caught it; only what may be reported. */
    'page:error': (error: ThrownError) => void;
  }
}

/** Checks whether the site asks for the errors of all its scripts: `<meta name="inlay:errors" content="all">`. */
export const wantsAllErrors = (): boolean =>
  findAll(document, 'meta[name="inlay:errors"][content="all"]').length > 0;

/** The queries of a stack's addresses: that of an inline script is the page's, and may hold what a visitor has typed. */
const STACK_QUERY = /[?#]\S*?(?=:\d+(?::\d+)?(?:\)|$))/gm;

/** Reads message and stack of a thrown value of any kind. Safari's stack does not contain the message, so both are kept. */
export function describeError(thrown: unknown): ThrownError {
  try {
    const { message, stack } = (thrown ?? {}) as { readonly message?: unknown; readonly stack?: unknown };
    return {
      message: typeof message === 'string' ? message : String(thrown),
      stack: typeof stack === 'string' ? stack.replace(STACK_QUERY, '') : '',
    };
  } catch {
    // An object without a prototype has no text, and the window of another site refuses to be read.
    return { message: typeof thrown, stack: '' };
  }
}

/** The error of a window event; undefined where it is not one to report: by default only those of Inlay's own code are. */
export function readErrorEvent(event: Event, all = wantsAllErrors()): ThrownError | undefined {
  if (event instanceof ErrorEvent)
    return all || isInlayFile(event.filename) ? describeError(event.error ?? event.message) : undefined;
  if (!('reason' in event)) return undefined;
  const error = describeError(event.reason);
  return all || isInlayStack(error.stack) ? error : undefined;
}
