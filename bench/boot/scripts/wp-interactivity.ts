import { getContext, privateApis, store } from '@wordpress/interactivity';
import './page.types';

store('counter', {
  actions: {
    count() {
      getContext<{ count: number }>().count++;
    },
  },
});
// The only word the library gives when its last region is hydrated; a mark in each block would cost it an effect.
const { initialVdomPromise } = privateApis(
  'I acknowledge that using private APIs means my theme or plugin will inevitably break in the next version of WordPress.',
);
initialVdomPromise.then(() => window.bench.mounted());
