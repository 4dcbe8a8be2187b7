import { page } from '../../context/page-endpoints';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { createAnswerer } from './answer-call';
import { endpointOfCall } from './call-endpoint';
import { closedText } from './closed-text';
import { readEndpoints } from './endpoints.data';
import { watchClosedUnits } from './watch-closed-units';

export const unit = defineFeature({
  read: readEndpoints,
  mount(settings, scope) {
    const { of, searchPage, cart } = settings;
    page.endpoints = {
      of,
      searchPage,
      answererOf: (name) => createAnswerer(settings, scope, name),
      serverOf(path) {
        const name = endpointOfCall(path);
        const endpoint = name && of[name];
        // Forms of others are not sent as the platform's are.
        return typeof endpoint === 'object' && name !== 'forms' ? endpoint.url.replace(/\/$/, '') : undefined;
      },
      async checkOut(asking: Scope) {
        if (cart) {
          const { checkOut } = await asking.load('local-checkout', () => import('./local-checkout'));
          return checkOut(asking, cart);
        }
        if (of.cart !== 'none') return false;
        const { openConfirm } = await asking.load(
          'open-confirm',
          () => import('../../ui/confirm/open-confirm'),
        );
        await openConfirm(asking, { title: closedText('cart'), cancelText: '' });
        return true;
      },
    };
    scope.defer(() => {
      page.endpoints = undefined;
    });
    watchClosedUnits(scope, settings);
  },
});
