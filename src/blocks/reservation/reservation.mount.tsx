import { mountThirdParty, type PartyTools } from '../../consent/load-third-party';
import type { Part } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { createStore } from '../../store/store';
import './reservation.css';
import { type Reservation, readReservation } from './reservation.data';
import { LoggedInNote, ReservationNote } from './reservation.view';
import { showAcuity } from './services/acuity';
import { openTableClaims, showOpenTable } from './services/opentable';
import { keepTockLook, showTock } from './services/tock';
import { showZola, zolaClaims } from './services/zola';

function show(part: Part, data: Reservation, tools: PartyTools): Promise<void> {
  switch (data.provider) {
    case 'opentable':
      return showOpenTable(part, data);
    case 'tock':
      return showTock(part, data, tools);
    case 'acuity':
      return showAcuity(part, data, tools);
    case 'zola':
      return showZola(part, data, tools);
  }
}

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
