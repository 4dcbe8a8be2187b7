import type { ReactNode } from 'react';
import type { MissingReason, PartyTools } from '../../consent/load-third-party';
import { createMessages } from '../../text/messages';
import { MissingNote, NoteLink } from '../../ui/third-party-note/third-party-note.view';
import messages from './reservation.messages.json';

export const t = createMessages(messages);

interface ReservationProps {
  readonly data: Readonly<{ provider: string; service: string; link: string; anchor?: HTMLElement }>;
}

export function BookLink({ data: { provider, service, link } }: ReservationProps): ReactNode {
  const text = t(provider === 'zola' ? 'registry' : 'book', { service });
  return <NoteLink href={link} text={text} />;
}

/** Zola's link is in the server's markup; some pages hide it until the widget replaces it. */
const hasServerLink = ({ anchor }: ReservationProps['data']) =>
  anchor !== undefined && anchor.getClientRects().length > 0;

type ReservationNoteProps = ReservationProps & Readonly<{ reason: MissingReason; tools: PartyTools }>;

export function ReservationNote({ data, ...missing }: ReservationNoteProps): ReactNode {
  const { provider, service } = data;
  return (
    <MissingNote {...missing} say={(text) => t(text, { provider, service })}>
      {!hasServerLink(data) && <BookLink data={data} />}
    </MissingNote>
  );
}

/** For the owner: these services accept no bookings while the site is edited. */
export function LoggedInNote(): ReactNode {
  return (
    <div className="inlay-waiting" role="alert">
      <p>{t('loggedIn')}</p>
    </div>
  );
}
