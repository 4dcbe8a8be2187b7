import type { MouseEvent, ReactNode } from 'react';
import type { ApiFailure } from '../api/api.types';
import { createMessages } from '../text/messages';
import messages from './load-failure.messages.json';
import './load-failure.css';

const t = createMessages(messages);
const NETWORK: readonly ApiFailure['kind'][] = ['offline', 'unreachable', 'timeout'];

const reasonOf = ({ kind, status }: ApiFailure) =>
  NETWORK.includes(kind) ? 'network' : status === 404 || status === 410 ? 'missing' : 'other';

interface LoadFailureProps {
  /** The call's failure, if known. */
  readonly failure?: ApiFailure | undefined;
  /** The note to the visitor; default: "Unable to load." */
  readonly message?: string;
  readonly onRetry: () => void;
}

/**
 * Says that content could not be loaded, and why: "Network error. Unable to load. Try again." At a press, the button goes away: its focus goes to
 * the nearest ancestor with `tabindex="-1"`.
 */
export function LoadFailure({ failure, message = t('unable'), onRetry }: LoadFailureProps): ReactNode {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div className="inlay-own inlay-load-failure" role="alert">
      {failure && <p>{t(reasonOf(failure))}</p>}
      <p>
        {message}{' '}
        <button type="button" onClick={retry}>
          {t('again')}
        </button>
      </p>
    </div>
  );
}
