import type { ReactNode } from 'react';
import { createMessages } from '../text/messages';
import messages from './load-failure.messages.json';
import './load-failure.css';

const t = createMessages(messages);

interface LoadFailureProps {
  /** What could not be loaded; default: "Unable to load." */
  readonly message?: string;
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded from the server. */
export function LoadFailure({ message = t('failed'), onRetry }: LoadFailureProps): ReactNode {
  return (
    <p className="inlay-load-failure" role="alert">
      {message}{' '}
      <button type="button" className="inlay-load-failure-retry" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
