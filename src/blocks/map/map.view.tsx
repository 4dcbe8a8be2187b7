import type { ReactNode } from 'react';
import type { MissingReason } from '../../consent/load-third-party';
import { createMessages } from '../../text/messages';
import { NoteLink } from '../../ui/third-party-note/note-link.view';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import type { MapLocation } from './map.data';
import messages from './map.messages.json';

export const t = createMessages(messages);

interface PlaceProps {
  readonly location: MapLocation;
  /** The place on the provider's pages. */
  readonly link: string;
}

/** The place in words, for visitors who have no map. */
function MapAddress({ location, link }: PlaceProps): ReactNode {
  const { title, lines } = location;
  return (
    <>
      {(title || lines.length > 0) && (
        <address className="inlay-map-address">
          {title && <strong>{title}</strong>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <MapLink link={link} />
    </>
  );
}

export function MapLink({ link }: Pick<PlaceProps, 'link'>): ReactNode {
  return <NoteLink href={link} text={t('open')} />;
}

interface MapNoteProps extends PlaceProps {
  readonly reason: MissingReason;
  readonly onProceed: () => void;
}

/** Stands in the map's place while there is none. */
export function MapNote({ location, link, reason, onProceed }: MapNoteProps): ReactNode {
  return (
    <ThirdPartyNote
      text={t(reason)}
      proceed={t(reason === 'failed' ? 'retry' : 'show')}
      onProceed={onProceed}
    >
      <MapAddress location={location} link={link} />
    </ThirdPartyNote>
  );
}

/** Stands there while the map is loading. */
export function MapLoading({ location, link }: PlaceProps): ReactNode {
  return (
    <div className="inlay-waiting">
      <MapAddress location={location} link={link} />
      <p>{t('loading')}</p>
    </div>
  );
}
