import { pageApi } from '../../api/page-api';
import { requestRestockNotice } from '../../api/product-calls';
import type { AskFields } from '../../commerce/product/add-to-cart';
import type { ProductStore } from '../../commerce/product/product.store';
import { showBlockPicture } from '../../commerce/product/product-nodes';
import { shareProduct } from '../../commerce/product/shown-products';
import { startProduct } from '../../commerce/product/start-product';
import { liveContext } from '../../context/live-context';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { isEmail } from '../../forms/validation/rules';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { PreparedCaptcha } from './ask-fields';
import { readProductBlock } from './product.data';
import { readProductForm } from './read-product-form';
import messages from './restock.messages.json';
import type { RestockOutcome } from './restock-note';

const t = createMessages(messages);

interface Restock {
  readonly element: HTMLElement;
  readonly store: ProductStore;
}

const NO_OUTCOME: RestockOutcome = { kind: 'none', text: '' };

const formClaims = ({ kind }: RestockOutcome): Claims =>
  kind === 'thanks' ? { attributes: { hidden: '' } } : {};

const fieldClaims = ({ kind }: RestockOutcome, label: string, noteId: string): Claims => ({
  attributes: {
    'aria-label': label,
    autocomplete: 'email',
    inputmode: 'email',
    'aria-invalid': `${kind === 'failure'}`,
    ...(kind === 'failure' && { 'aria-describedby': noteId }),
  },
});

/** Sends the form by which visitors ask for a mail when a product is in stock again. Otherwise the browser would leave the page. */
function startRestock(scope: Scope, { element, store }: Restock): void {
  const form = element.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[name=email]');
  if (!form || !input) return;
  const noteId = `${scope.id}-restock-${element.getAttribute('data-variant-id') || 'note'}`;
  const outcome = createStore(NO_OUTCOME);
  const variantId = () => element.getAttribute('data-variant-id') || store.get().variant?.id || '';
  let askedFor = '';
  let isDrawn = false;
  let isSending = false;
  let preparing: Promise<PreparedCaptcha | undefined> | undefined;
  /** At the first focus: a captcha is another company's script, and asks the visitor before the form is sent. */
  const prepare = () => {
    preparing ??= (async () => {
      try {
        const note = await scope.load('restock-note', () => import('./restock-note'));
        if (!isDrawn) note.drawRestockNote(scope, element, { outcome, id: noteId });
        isDrawn = true;
        if (!element.querySelector('.captcha-container')) return undefined;
        const { prepareCaptcha } = await scope.load('ask-fields', () => import('./ask-fields'));
        return prepareCaptcha(scope, element);
      } catch (error) {
        preparing = undefined;
        throw error;
      }
    })();
    return preparing;
  };

  const label = input.placeholder || t('email');
  scope.bind(form, outcome, formClaims);
  scope.bind(input, outcome, (state) => fieldClaims(state, label, noteId));
  // One form may be for all variants, and a visitor may want to be told of several.
  scope.follow(store, () => {
    if (outcome.get().kind === 'thanks' && variantId() !== askedFor) outcome.set(NO_OUTCOME);
  });
  scope.listen(form, 'focusin', prepare, { once: true });
  const send = async () => {
    const captcha = await prepare();
    const email = input.value.trim();
    if (!email || !isEmail(email)) {
      const text = email ? t('emailFormat', { email: 'name@example.com' }) : t('emailMissing');
      outcome.set({ kind: 'failure', text });
      return input.focus();
    }
    const solved = await captcha?.solve();
    if (solved && !solved.ok) return outcome.set({ kind: 'failure', text: solved.failure.message });
    askedFor = variantId();
    const answer = await requestRestockNotice(pageApi(scope, scope.signal), {
      email,
      productId: element.getAttribute('data-product-id') || store.product.id,
      variantId: askedFor,
      captcha: solved?.value ?? {},
      joinsMailingList: element.querySelector('.product-restock-mailing-list input:checked') !== null,
    });
    if (!answer.ok) captcha?.reset();
    outcome.set(
      answer.ok
        ? { kind: 'thanks', text: t('thanks', { email }) }
        : { kind: 'failure', text: answer.failure.message },
    );
  };
  scope.listen(form, 'submit', async (event) => {
    event.preventDefault();
    // Before the first `await`: a second press would send a second request.
    if (isSending) return;
    isSending = true;
    try {
      await send();
    } finally {
      isSending = false;
    }
  });
}

export const unit = defineUnit({
  read: (element, warn, site) => readProductBlock(element, { page: liveContext(), site }, warn),
  mount(data, scope, element) {
    if (data.problem) scope.warn('read', data.problem);
    const askFields: AskFields = async (product, returnFocusTo, submitText) => {
      const form = readProductForm(product);
      if (!form) return { fields: '', captcha: {} };
      const asking = await scope.load('ask-fields', () => import('./ask-fields'));
      return asking.askFields(scope, {
        form,
        title: product.title,
        submitText: form.submitText || submitText,
        returnFocusTo,
      });
    };
    const store = startProduct(scope, { ...data, askFields });
    if (!store) return undefined;
    if (!data.isAddOn) shareProduct(scope, element, store);
    showBlockPicture(scope, element, store);
    for (const notice of data.element.querySelectorAll<HTMLElement>('.product-restock-notification')) {
      if (scope.owns(notice)) startRestock(scope, { element: notice, store });
    }
    return store;
  },
});
