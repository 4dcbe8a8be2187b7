import type { ReactNode } from 'react';
import type { MissingReason } from '../../consent/load-third-party';
import { createMessages } from '../../text/messages';
import { NoteLink } from '../../ui/third-party-note/note-link.view';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import type { Reservation } from './reservation.data';
import messages from './reservation.messages.json';

export const t = createMessages(messages);

export const SERVICES: Readonly<Record<Reservation['provider'], string>> = {
  opentable: 'OpenTable',
  tock: 'Tock',
  acuity: 'Acuity',
  zola: 'Zola',
};

type ReservationProps = { readonly data: Reservation };

export function BookLink({ data: { provider, link } }: ReservationProps): ReactNode {
  const text = t(provider === 'zola' ? 'registry' : 'book', { service: SERVICES[provider] });
  return <NoteLink href={link} text={text} />;
}

/** Zola's link is in the server's markup; some pages hide it until the widget replaces it. */
const hasServerLink = (data: Reservation) =>
  data.provider === 'zola' && data.anchor.getClientRects().length > 0;

type ReservationNoteProps = ReservationProps &
  Readonly<{ reason: MissingReason; onProceed: () => void; isAsked: boolean }>;

export function ReservationNote({ data, reason, onProceed, isAsked }: ReservationNoteProps): ReactNode {
  const { provider } = data;
  return (
    <ThirdPartyNote
      text={t(reason, { provider, service: SERVICES[provider] })}
      proceed={t(reason === 'failed' ? 'retry' : 'show', { provider })}
      onProceed={onProceed}
      isAsked={isAsked}
    >
      {!hasServerLink(data) && <BookLink data={data} />}
    </ThirdPartyNote>
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
