import { mountThirdParty, type PartyTools } from '../../consent/load-third-party';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Part } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { insertHost } from '../../dom/create-host';
import { draw } from '../../react/draw';
import { createStore } from '../../store/store';
import './reservation.css';
import { type Acuity, type Reservation, readReservation, type Zola } from './reservation.data';
import { BookLink, LoggedInNote, ReservationNote } from './reservation.view';
import { showOpenTable } from './show-opentable';
import { keepTockLook, showTock } from './show-tock';

/** Blocks whose own script has run: it does not run again after destroy. */
const haveRun = new WeakSet<Element>();

/** The server has sent the frame; the script only gives it its height. */
async function showAcuity(_: Part, data: Acuity, { load }: PartyTools): Promise<void> {
  const isFirst = !haveRun.has(data.place);
  haveRun.add(data.place);
  if (data.hasOwnScript && isFirst) return;
  await load(data.script, true);
}

/** Zola replaces links with its widget, so it gets a copy of the server's. */
async function showZola(part: Part, { anchor, place, script }: Zola, { load }: PartyTools): Promise<void> {
  insertHost(part, { into: place, before: anchor }, anchor.cloneNode(true));
  const hidden = { classes: { 'zola-registry-embed': false }, attributes: { hidden: '' } };
  part.owner().claim(anchor, hidden);
  await load(script, true);
}

function show(part: Part, data: Reservation, tools: PartyTools): Promise<void> {
  switch (data.provider) {
    case 'opentable': {
      const place = { into: data.place, className: 'inlay-reservation' };
      const host = insertHost(part, place);
      draw(part, <BookLink data={data} />, place);
      return showOpenTable(part, data, host);
    }
    case 'tock':
      return showTock(part, data, tools);
    case 'acuity':
      return showAcuity(part, data, tools);
    case 'zola':
      return showZola(part, data, tools);
  }
}

/** The states that theme CSS knows: it hides OpenTable's wrapper until it is `loaded`. */
export const openTableClaims = (isLoading: boolean): Claims => ({
  classes: { loading: isLoading, loaded: !isLoading },
});
export const zolaClaims = (isLoading: boolean): Claims => ({ classes: { 'is-rendering': isLoading } });

export const unit = defineUnit({
  read: readReservation,
  /** Shows the widget of a service while it is allowed; otherwise, or if it fails, a link to book. */
  mount(data, scope, element) {
    const isLoading = createStore(false);
    const place = { into: data.place, className: 'inlay-reservation' };
    if (data.provider === 'opentable') scope.bind(data.place, isLoading, openTableClaims);
    if (data.provider === 'zola')
      scope.bind(element.querySelector('.sqs-block-content') ?? element, isLoading, zolaClaims);
    if (scope.context.authenticatedAccount && data.provider !== 'acuity') {
      draw(scope, <LoggedInNote />, place);
      return;
    }
    if (data.provider === 'tock') keepTockLook(scope, data);
    if (data.provider !== 'acuity' && data.hasOwnScript) return;
    mountThirdParty(scope, data.provider, {
      async show(part, tools) {
        isLoading.set(true);
        await show(part, data, tools);
        isLoading.set(false);
      },
      instead(part, reason, tools) {
        isLoading.set(false);
        if (data.provider === 'acuity' && reason === 'consent') return;
        draw(part, <ReservationNote {...{ data, reason, tools }} />, place);
      },
    });
  },
});
