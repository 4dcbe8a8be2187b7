import type { ReactNode } from 'react';
import type { MissingReason } from '../../consent/load-third-party';
import { createMessages } from '../../text/messages';
import { NoteLink } from '../../ui/third-party-note/note-link.view';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import { type MapLocation, mapsUrl } from './map.data';
import messages from './map.messages.json';

export const t = createMessages(messages);

/** The place in words, for visitors who have no map. */
export function MapAddress({ location }: { readonly location: MapLocation }): ReactNode {
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
      <MapLink location={location} />
    </>
  );
}

export function MapLink({ location }: { readonly location: MapLocation }): ReactNode {
  return <NoteLink href={mapsUrl(location)} text={t('open')} />;
}

interface MapNoteProps {
  readonly location: MapLocation;
  readonly reason: MissingReason;
  readonly onProceed: () => void;
}

/** Stands in the map's place while there is none. */
export function MapNote({ location, reason, onProceed }: MapNoteProps): ReactNode {
  return (
    <ThirdPartyNote
      text={t(reason)}
      proceed={t(reason === 'failed' ? 'retry' : 'show')}
      onProceed={onProceed}
    >
      <MapAddress location={location} />
    </ThirdPartyNote>
  );
}

/** Stands there while the map is loading. */
export function MapLoading({ location }: { readonly location: MapLocation }): ReactNode {
  return (
    <div className="inlay-waiting">
      <MapAddress location={location} />
      <p>{t('loading')}</p>
    </div>
  );
}
