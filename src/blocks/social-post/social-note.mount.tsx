// @chunk unlisted

import type { MissingReason } from '../../consent/load-third-party';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import messages from './social-post.messages.json';

const t = createMessages(messages);

export interface SocialNote {
  /** The server's quote, which stays; the note follows it. */
  readonly post: HTMLElement;
  readonly network: string;
  readonly reason: MissingReason;
  readonly proceed: () => void;
}

/** Says why the network does not show the post, and offers it. */
export function drawNote(scope: Scope, { post, network, reason, proceed }: SocialNote): void {
  const isConsent = reason === 'consent';
  draw(
    scope,
    <ThirdPartyNote
      text={t(isConsent ? 'consent' : 'failed', { network })}
      proceed={t(isConsent ? 'show' : 'retry')}
      onProceed={scope.guard(proceed)}
    />,
    { into: post.parentNode ?? document.body, before: post.nextSibling },
  );
}
