import type { EndpointName } from '../../context/page-endpoints';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { readEmailLink } from '../../text/links/email-link';
import { createMessages } from '../../text/messages';
import messages from './endpoints.messages.json';

const t = createMessages(messages);

/** The services that visitors may be told are closed: statistics they do not see. */
export type ClosedName = Exclude<EndpointName, 'statistics'>;

/** The first address that the page itself offers to write to; `''` without one. */
export function findEmail(): string {
  const [anchor] = findAll(document, 'a[href^=mailto]');
  return readEmailLink(anchor?.getAttribute('href') ?? '').to.trim();
}

/**
 * The text for visitors where no server answers.
 * @example closedText('cart') // 'This shop is closed. Write to hello@otterbrook.example.'
 */
export function closedText(name: ClosedName): string {
  const email = findEmail();
  return email ? `${t(name)} ${writeText(email)}` : t(name);
}

/** Tells the visitor in a dialog. */
export async function tellClosed(scope: Scope, name: ClosedName): Promise<void> {
  const { openConfirm } = await scope.load('open-confirm', () => import('../../ui/confirm/open-confirm'));
  await openConfirm(scope, { title: closedText(name), cancelText: '' });
}

export const closedReason = (name: ClosedName): string => t(name);

export const writeText = (email: string): string => t('write', { email });
