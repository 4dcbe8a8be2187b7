// What a theme author's compiler sees of the package, and what it must refuse. `test/consumer/types.test.ts` compiles it
// with the package installed; nothing runs it.
import type {
  Cart,
  ConfirmAnswer,
  FormEvent,
  Gallery,
  InlayApi,
  Inspection,
  Lightbox,
  Money,
  OwnMessages,
  ReadyOptions,
  Snapshot,
  ThemeBlock,
  Toast,
  Toggle,
} from 'inlay';

window.Inlay ||= [];
export const words: OwnMessages = { 'cookie-panel.title': 'Your cookies' };
window.Inlay.push((inlay) => void inlay.messages(words));
window.Inlay.push((inlay) => void inlay.whenReady({ all: true } satisfies ReadyOptions));

export async function useEach(inlay: InlayApi, list: HTMLElement): Promise<void> {
  const gallery: Gallery = await inlay.gallery(list, { design: 'stacked' });
  const undo: () => void = gallery.on('change', ({ currentIndex }) => currentIndex.toFixed());
  undo();
  const answer: ConfirmAnswer = await inlay.confirm({ title: 'Leave?' });
  const toast: Toast = await inlay.toast({ message: answer });
  toast.close();
  const remove: () => void = await inlay.tooltip(list, 'A list');
  remove();
  const lightbox: Lightbox = await inlay.lightbox({
    set: [{ content: { type: 'image', src: '/a.jpg', alt: '' } }],
  });
  lightbox.close();
  const seen: readonly Inspection[] = inlay.inspect();
  seen.map(({ block, state }) => block + state);
  inlay.on('block:mounted', ({ block, element }) => element.setAttribute('data-block', block));
  inlay.on('form:failed', ({ kind, message }) => kind + message);
  inlay.scan('.new');
  inlay.destroy('.old');
  inlay.on('gallery:click-through-bypassed', ({ url }) => url.toUpperCase());
  inlay.emit('popup:show');
  inlay.consent.choose({ performance: true, marketing: false });
  inlay.consent.choose({ performance: true, marketing: false, comfort: true });
  const names = list.dataset.consent ?? '';
  const isAllowed: boolean[] = [
    inlay.consent.allows('comfort'),
    inlay.consent.allows('performance marketing'),
    inlay.consent.allows(names),
  ];
  isAllowed.every(Boolean);
  const { isEnabled, variant }: Toggle = await inlay.toggle('season-banner', false);
  if (isEnabled) variant?.trim();
  await inlay.define({
    name: 'acme:opening-hours',
    selector: '.opening-hours',
    when: 'visible',
    reveal: { ':scope': { classes: { ready: true } } },
    mount(element, scope) {
      const owner = scope.owner();
      scope.listen(element, 'click', ({ clientX }) =>
        owner.claim(element, { styles: { '--x': `${clientX}` } }),
      );
      const part = scope.part();
      part.defer(() => scope.warn('handler', 'closed'));
      part.end();
      return element.dataset;
    },
  });
  await inlay.define({
    name: 'acme:price',
    selector: '.price',
    read: (element) =>
      element.dataset.price ? { price: Number(element.dataset.price) } : { fault: 'No price.' },
    mount: ({ price }, scope) => scope.on('site:initialized', () => price.toFixed(2)),
  });
}

declare module 'inlay' {
  interface ConsentNames {
    readonly comfort: true;
  }
  interface InlayEvents {
    'acme:size-chosen': (event: { readonly size: string }) => void;
  }
}

interface Hours {
  readonly opens: number;
}

export const hours: ThemeBlock<Hours> = {
  name: 'acme:opening-hours',
  selector: '.opening-hours',
  read({ dataset }, warn) {
    const opens = Number(dataset.opens);
    if (opens > 23) warn('data-opens', 'number', dataset.opens);
    return Number.isNaN(opens) ? { fault: 'It does not say when.' } : { opens };
  },
  mount: ({ opens }, scope, element) =>
    scope.owner().claim(element, { attributes: { title: opens.toFixed() } }),
};

export async function useTypedEvents(inlay: InlayApi, list: HTMLElement): Promise<void> {
  await inlay.define(hours);
  inlay.on('consent:changed', ({ performance }) => performance === true);
  inlay.on('acme:size-chosen', ({ size }) => size.trim());
  inlay.emit('acme:size-chosen', { size: 'Large' });
  const format = ({ minor, currency }: Snapshot<Money>) => `${minor / 100} ${currency}`;
  const summarize = (cart: Snapshot<Cart>) => format(cart.subtotal);
  inlay.on('cart:changed', ({ cart }) => void summarize(cart));
  inlay.on('form:submitted', ({ element }: FormEvent) => element.remove());
  inlay.on('product:variant-changed', ({ variant }) => variant?.price.minor.toFixed());
  await inlay.gallery(list, {
    design: 'strip',
    designOptions: { alignment: 'left' },
    loaderOptions: { mode: 'cover' },
  });
  await inlay.gallery(list, { designOptions: {}, container: '.box' });
}

export function misuse(inlay: InlayApi, list: HTMLElement): void {
  // @ts-expect-error: an event that there is not
  inlay.on('block:mountd', () => {});
  // @ts-expect-error: a payload that a listener does not get
  inlay.on('block:mounted', (count: number) => count);
  // @ts-expect-error: state is read, not written
  inlay.state = 'destroyed';
  // @ts-expect-error: a toggle is enabled or not
  inlay.toggle('season-banner', 'control');
  // @ts-expect-error: a name that neither the platform nor the theme has
  inlay.consent.allows('marketting');
  // @ts-expect-error: nor among several
  inlay.consent.allows('performance tube');
  // @ts-expect-error: an answer to nothing
  inlay.consent.choose({ performance: true, marketing: false, tube: true });
  // @ts-expect-error: an answer for each category
  inlay.consent.choose({ performance: true });
  // @ts-expect-error: a gallery's options are checked by name
  void inlay.gallery(list, { desing: 'stacked' });
  // @ts-expect-error: a design that there is not
  void inlay.gallery(list, { design: 'spiral' });
  // @ts-expect-error: an option of another design
  void inlay.gallery(list, { design: 'strip', designOptions: { transition: 'fade' } });
  // @ts-expect-error: a payload that the theme has not declared
  inlay.emit('acme:size-chosen', { colour: 'red' });
  // @ts-expect-error: an item of a lightbox shows something
  void inlay.lightbox({ set: [{}] });
  // @ts-expect-error: a toast says something in words
  void inlay.toast({ message: 7 });
  // @ts-expect-error: a block needs `mount`
  void inlay.define({ name: 'acme:price', selector: '.price' });
  // @ts-expect-error: a moment that there is not
  void inlay.define({ name: 'acme:price', selector: '.price', when: 'later', mount() {} });
  // @ts-expect-error: what the frame alone uses of a scope
  void inlay.define({ name: 'acme:price', selector: '.price', mount: (_, scope) => scope.loadChunk });
  // @ts-expect-error: the queue may still stand there
  window.Inlay?.inspect();
  // @ts-expect-error: what the scanner holds is internal
  inlay.lives;
}

export function hearOnThePage(list: HTMLElement): void {
  list.addEventListener('inlay:gallery:change', ({ detail }) => {
    detail.gallery.next();
    detail.currentIndex.toFixed();
    // @ts-expect-error: what only the parts of a gallery use
    detail.gallery.follow(1);
  });
  document.addEventListener('inlay:cart:changed', ({ detail }) => detail.cart.totalQuantity.toFixed());
  window.addEventListener('inlay:block:mounted', ({ detail: { block } }) => block.trim());
  // @ts-expect-error: a detail that there is not
  list.addEventListener('inlay:accordion:opened', ({ detail }) => detail.itm);
}

// @ts-expect-error: internals are not exported
export type { Ledger } from 'inlay';
// @ts-expect-error: and cannot be reached by their path
export type { Scanner } from 'inlay/dist/types/core/entry/scanner';
