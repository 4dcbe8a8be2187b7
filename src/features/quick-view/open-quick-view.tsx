import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/api.types';
import { pageApi } from '../../api/page-api';
import { renderQuickView } from '../../api/product-calls';
import type { FeatureScope } from '../../core/entry/site-services';
import { draw } from '../../react/draw';
import { useScope } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import { LoadFailure } from '../../ui/load-failure.view';
import messages from './quick-view.messages.json';

const t = createMessages(messages);

interface QuickViewProps {
  /** Puts the product into an element. Resolves to why it could not. */
  readonly load: (content: HTMLElement) => Promise<ApiFailure | undefined>;
  readonly returnFocusTo: HTMLElement;
  readonly onClose: () => void;
}

function QuickView({ load, returnFocusTo, onClose }: QuickViewProps): ReactNode {
  const { guard } = useScope();
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<ApiFailure>();
  const content = useRef<HTMLDivElement>(null);
  const start = guard(async () => {
    setLoading(true);
    setFailure(undefined);
    const failed = content.current ? await load(content.current) : undefined;
    setFailure(failed);
    setLoading(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(start, []);
  return (
    <Dialog
      className="sqs-product-quick-view-lightbox inlay-quick-view"
      label={t('title')}
      returnFocusTo={returnFocusTo}
      closeOnBackdrop
      tabIndex={-1}
      onClose={guard(onClose)}
    >
      <CloseButton onClick={guard(onClose)} />
      <p role="status">{isLoading && t('loading')}</p>
      {failure && <LoadFailure failure={failure} message={t('failed')} onRetry={start} />}
      <div ref={content} className="sqs-product-quick-view-content" aria-busy={isLoading} />
    </Dialog>
  );
}

/** Opens the product of a button in a dialog, with everything that its page has. */
export function openQuickView(scope: FeatureScope, button: HTMLElement): void {
  const { id: productId = '', group } = button.dataset;
  const part = scope.part({ element: button });
  const api = pageApi(part, part.signal);

  const load = async (content: HTMLElement) => {
    const answer = await renderQuickView(api, productId, group);
    if (!answer.ok) return answer.failure;
    await setSafeHtml(content, answer.data, { load: part.load, list: SERVER_HTML });
    if (part.signal.aborted) return undefined;
    // Products, pictures and galleries in it are blocks as in any page.
    part.defer(() => scope.inlay.destroy(content));
    scope.bus.emit('site:scan', content);
    scope.bus.emit('quick-view:opened', { productId });
    return undefined;
  };

  draw(part, <QuickView load={load} returnFocusTo={button} onClose={part.end} />, { into: document.body });
}
