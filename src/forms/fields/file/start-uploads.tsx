import type { ApiFailure } from '../../../api/api.types';
import { pageApi } from '../../../api/page-api';
import { uploadFile } from '../../../api/upload-calls';
import type { Scope } from '../../../core/scope';
import { draw } from '../../../react/draw';
import { createMessages } from '../../../text/messages';
import type { Announce } from '../../../ui/live-region/announcer';
import type { FieldModel } from '../../model/form.types';
import type { Say } from '../field.types';
import { controlsOf } from '../form-item';
import { pageUploads } from './file.field';
import { refuseFile } from './upload-limits';
import messages from './uploads.messages.json';
import { createUploadStore, type Upload, type UploadStore } from './uploads.store';
import './uploads.css';
import type { ReactNode } from 'react';
import { useScope, useStore } from '../../../react/scope-context';

interface UploadsProps {
  readonly store: UploadStore;
  /** The visitor has taken a file away, and the button with focus is gone. */
  readonly onRemove: () => void;
}

/** The files that the visitor has chosen, how far each is, and what can be done about it. */
function Uploads({ store, onRemove }: UploadsProps): ReactNode {
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

const t = createMessages(messages);

interface UploadsOptions {
  readonly item: HTMLElement;
  readonly field: FieldModel;
  readonly formId: string;
  readonly say: Say;
  readonly announce: Announce;
}

/** The reason why a file has not arrived, for the visitor. */
function problemOf({ kind, status, message }: ApiFailure, say: Say): string {
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout') return t('incomplete');
  // The server knows no such call.
  if (status === 404 || status === 405) return say('validation.noUpload').message;
  if (kind === 'unreadable') return say('validation.uploadFailed').message;
  return kind === 'server' && message ? t('refused', { message }) : t('error');
}

/** Uploads the files of a field as soon as they are chosen, and shows how far they are. */
export function startUploads(scope: Scope, { item, field, formId, say, announce }: UploadsOptions): void {
  const control = controlsOf(item)[0];
  if (!(control instanceof HTMLInputElement)) return;
  const part = scope.part();
  const api = pageApi(part, part.signal);

  async function send(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
    const { name } = file;
    const fail = (problem: string) => {
      if (!signal.aborted) announce(t('announceProblem', { name, problem }), 'assertive');
      return { ok: false, problem } as const;
    };
    announce(t('uploading', { name }));
    const answer = await uploadFile(api, { formId, fieldId: field.id, file, onProgress, signal });
    if (!answer.ok) return fail(problemOf(answer.failure, say));
    const { data } = answer;
    if (data.status !== 'processed')
      return fail(t(data.status === 'failed' ? 'processingFailed' : 'processingCancelled'));
    announce(t('announceUploaded', { name }));
    return { ok: true, reference: data.id } as const;
  }

  const store = createUploadStore({
    refuse: (file) => refuseFile(file, field, say)?.message,
    send,
    cancelled: t('processingCancelled'),
    signal: part.signal,
  });
  const uploads = pageUploads();
  uploads.set(item, store);
  part.defer(() => uploads.delete(item));
  // A form that the server checks again must not count a file that was taken away.
  const onRemove = () => {
    if (!store.get().length) control.value = '';
    control.focus();
  };
  draw(part, <Uploads store={store} onRemove={onRemove} />, { into: item });
  let states = '';
  const tellForm = () => {
    const now = store
      .get()
      .map(({ state }) => state)
      .join();
    // An error of the field goes when the file has arrived, as it goes when a text is right.
    if (now !== states) control.dispatchEvent(new Event('input', { bubbles: true }));
    states = now;
  };
  part.defer(store.subscribe(part.guard(tellForm)));
  const choose = () => store.choose(control.files ?? []);
  part.listen(control, 'change', choose);
  // Chosen before this code was here, or kept by the browser over a reload.
  if (control.files?.length) choose();
}
