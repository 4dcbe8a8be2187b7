import type { ReactNode } from 'react';
import { useScope, useStore } from '../../../react/scope-context';
import { createMessages } from '../../../text/messages';
import messages from './uploads.messages.json';
import type { Upload, UploadStore } from './uploads.store';

const t = createMessages(messages);

interface UploadsProps {
  readonly store: UploadStore;
  /** The visitor has taken a file away, and the button with focus is gone. */
  readonly onRemove: () => void;
}

/** The files that the visitor has chosen, how far each is, and what can be done about it. */
export function Uploads({ store, onRemove }: UploadsProps): ReactNode {
  const uploads = useStore(store);
  if (!uploads.length) return null;
  return (
    <ul className="inlay-uploads" aria-label={t('files')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} store={store} onRemove={onRemove} />
      ))}
    </ul>
  );
}

/** The action of a file's first button. */
const ACTIONS = {
  sending: 'cancel',
  failed: 'retry',
  cancelled: 'retry',
  sent: 'remove',
  refused: 'remove',
} as const satisfies Record<Upload['state'], keyof UploadStore>;

function UploadRow({ upload, store, onRemove }: UploadsProps & { readonly upload: Upload }): ReactNode {
  const { guard } = useScope();
  const { id, name, state, share, problem } = upload;
  const action = ACTIONS[state];
  const act = (chosen: typeof action) =>
    guard(() => {
      store[chosen](id);
      if (chosen === 'remove') onRemove();
    });
  return (
    <li className="inlay-upload" data-state={state}>
      <span className="inlay-upload-name">{name}</span>
      {state === 'sending' && <progress max={1} value={share} aria-label={t('uploading', { name })} />}
      {state === 'sent' && <span>{t('uploaded')}</span>}
      {problem && <span className="inlay-upload-problem">{problem}</span>}
      {/* One node for all actions: it keeps focus, whatever becomes of the file. */}
      <button type="button" aria-label={t(`${action}File`, { name })} onClick={act(action)}>
        {t(action)}
      </button>
      {action === 'retry' && (
        <button type="button" aria-label={t('removeFile', { name })} onClick={act('remove')}>
          {t('remove')}
        </button>
      )}
    </li>
  );
}
