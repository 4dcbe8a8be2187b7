import type { ReactNode } from 'react';
import { mountThirdParty } from '../../consent/load-third-party';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { type HostPlace, insertHost } from '../../dom/create-host';
import { findAll } from '../../dom/find-all';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { MissingNote, NoteLink } from '../../ui/third-party-note/third-party-note.view';
import './map.css';
import { type MapData, type MapLocation, readMap } from './map.data';
import messages from './map.messages.json';
import { createMapStore } from './map.store';
import { google as provider } from './providers/google';

const t = createMessages(messages);

type PlaceProps = Readonly<{ location: MapLocation; link: string }>;

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
      <NoteLink href={link} text={t('open')} />
    </>
  );
}

function MapLoading(place: PlaceProps): ReactNode {
  return (
    <div className="inlay-waiting">
      <MapAddress {...place} />
      <p>{t('loading')}</p>
    </div>
  );
}

const ROW_PX = 34;

function placeContent(scope: Scope, { content, ratio, rows }: MapData): void {
  scope.owner().claim(content, {
    classes: { 'page-map': true, 'sqs-block-map-content': true, ...(ratio && { 'sqs-intrinsic': true }) },
    styles: {
      ...(ratio && { '--inlay-map-ratio': `${100 / ratio}` }),
      ...(rows && { '--inlay-map-height': `${rows * ROW_PX}px` }),
    },
  });
}

function insertCanvas(scope: Scope, { location }: MapData, place: HostPlace): HTMLElement {
  const canvas = document.createElement('div');
  canvas.className = 'inlay-map-canvas';
  canvas.tabIndex = -1;
  canvas.setAttribute('role', 'group');
  canvas.setAttribute('aria-label', location.title ? t('mapOf', { place: location.title }) : t('map'));
  insertHost(scope, place, canvas);
  return canvas;
}

/** The frame that a site's owner has put in the place of the map. Google's have no address. */
const findOwnFrame = (element: HTMLElement) => findAll(element, 'iframe[src]')[0];

export const unit = defineUnit({
  read: (element, ...tools) => findOwnFrame(element) ?? readMap(element, ...tools),
  /** Shows the map while it is allowed; otherwise, or if it fails, the address with a link. */
  mount(data, scope) {
    if (data instanceof Element) return undefined;
    const { content, location, request, options } = data;
    const store = createMapStore(options);
    const place = { into: content, className: 'sqs-map-wrapper inlay-map' };
    placeContent(scope, data);
    const link = provider.linkTo(location);
    mountThirdParty(scope, provider.party, {
      async show(part, { load, isAsked }) {
        const loading = part.part();
        const note = draw(loading, <MapLoading location={location} link={link} />, place);
        // The pressed button is gone.
        if (isAsked) note.querySelector('a')?.focus();
        const drawMap = await provider.library(load, request);
        if (part.signal.aborted) return;
        const hadFocus = note.contains(document.activeElement);
        loading.end();
        const canvas = insertCanvas(part, data, place);
        drawMap({ scope: part, host: canvas, location, store });
        const skip = { into: content, className: 'inlay-map-skip' };
        draw(part, <NoteLink href={link} text={t('open')} />, skip);
        if (hadFocus) canvas.focus();
        await provider.whenRefused(part);
      },
      instead: (part, reason, tools) =>
        draw(
          part,
          <MissingNote reason={reason} tools={tools} say={t}>
            <MapAddress location={location} link={link} />
          </MissingNote>,
          place,
        ),
    });
    return store;
  },
});
