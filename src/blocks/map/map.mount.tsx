import { mountThirdParty } from '../../consent/load-third-party';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { createHost } from '../../dom/create-host';
import { draw } from '../../react/draw';
import { type MapData, readMap } from './map.data';
import { createMapStore } from './map.store';
import { MapLink, MapLoading, MapNote, t } from './map.view';
import { google as provider } from './providers/google';
import './map.css';

const ROW_PX = 34;

/** The classes that themes know, and the height that the server has not given it. */
function placeContent(scope: Scope, { content, ratio, rows }: MapData): void {
  scope.owner().claim(content, {
    classes: { 'page-map': true, 'sqs-block-map-content': true, ...(ratio && { 'sqs-intrinsic': true }) },
    styles: {
      ...(ratio && { '--inlay-map-ratio': `${100 / ratio}` }),
      ...(rows && { '--inlay-map-height': `${rows * ROW_PX}px` }),
    },
  });
}

/** An element for the provider to draw into: it writes its own states and children there. */
function createCanvas(scope: Scope, { content, location }: MapData): HTMLElement {
  const canvas = document.createElement('div');
  canvas.className = 'inlay-map-canvas';
  canvas.tabIndex = -1;
  canvas.setAttribute('role', 'group');
  canvas.setAttribute('aria-label', location.title ? t('mapOf', { place: location.title }) : t('map'));
  const place = createHost();
  place.className = 'sqs-map-wrapper inlay-map';
  place.append(canvas);
  scope.owner().insert(place, content);
  return canvas;
}

export const unit = defineUnit({
  read: readMap,
  /** Shows the map while it is allowed, and the address and a link to it while it is not, or when it fails. */
  mount(data, scope) {
    const { content, location, request, options } = data;
    const store = createMapStore(options);
    const place = { into: content, className: 'sqs-map-wrapper inlay-map' };
    placeContent(scope, data);
    const link = provider.linkTo(location);
    mountThirdParty(scope, provider.party, {
      async show(part, { load, isAsked }) {
        const loading = part.part();
        const note = draw(loading, <MapLoading location={location} link={link} />, place);
        // The button that had it is gone.
        if (isAsked) note.querySelector('a')?.focus();
        const drawMap = await provider.library(load, request);
        if (part.signal.aborted) return;
        const hadFocus = note.contains(document.activeElement);
        loading.end();
        const canvas = createCanvas(part, data);
        drawMap({ scope: part, host: canvas, location, store });
        draw(part, <MapLink link={link} />, { into: content, className: 'inlay-map-skip' });
        if (hadFocus) canvas.focus();
        await provider.whenRefused(part);
      },
      instead(part, reason, proceed) {
        draw(part, <MapNote {...{ location, link, reason }} onProceed={part.guard(proceed)} />, place);
      },
    });
    return store;
  },
});
