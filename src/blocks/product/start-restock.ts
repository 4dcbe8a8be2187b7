import { pageApi } from '../../api/page-api';
import { requestRestockNotice } from '../../api/product-calls';
import { sendOnce } from '../../api/send-once';
import type { ProductStore } from '../../commerce/product/product.store';
import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isEmail } from '../../forms/validation/rules';
import { createStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import type { PreparedCaptcha } from './ask-fields';
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

/** The notes about each variant: one form may be for all of them, and a visitor may want to hear of several. */
function createOutcomes(scope: Scope, { element, store }: Restock) {
  const shown = createStore(NO_OUTCOME);
  const outcomes = new Map<string, RestockOutcome>();
  const variantId = () => element.getAttribute('data-variant-id') || store.get().variant?.id || '';
  const show = () => shown.set(outcomes.get(variantId()) ?? NO_OUTCOME);
  scope.follow(store, show);
  return {
    shown,
    variantId,
    /** An answer may come when another variant is chosen: it is shown when that one is chosen again. */
    tell(variant: string, outcome: RestockOutcome) {
      outcomes.set(variant, outcome);
      show();
    },
  };
}

/** Loads what the form needs at the first focus: a captcha is another company's script, and asks the visitor before the form is sent. */
function createPreparation(scope: Scope, element: HTMLElement, draw: () => Promise<unknown>) {
  let isDrawn = false;
  let preparing: Promise<PreparedCaptcha | undefined> | undefined;
  return () => {
    preparing ??= (async () => {
      try {
        if (!isDrawn) await draw();
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
}

/** Sends the form by which visitors ask for a mail when a product is in stock again. Otherwise the browser would leave the page. */
export function startRestock(scope: Scope, { element, store }: Restock): void {
  const form = element.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[name=email]');
  if (!form || !input) return;
  const id = `${scope.id}-restock-${element.getAttribute('data-variant-id') || 'note'}`;
  const { shown, variantId, tell } = createOutcomes(scope, { element, store });
  const prepare = createPreparation(scope, element, async () => {
    const note = await scope.load('restock-note', () => import('./restock-note'));
    note.drawRestockNote(scope, element, { outcome: shown, id });
  });
  const label = input.placeholder || t('email');
  scope.bind(form, shown, formClaims);
  scope.bind(input, shown, (state) => fieldClaims(state, label, id));
  scope.listen(form, 'focusin', prepare, { once: true });

  /** Without the block's signal: what a visitor has sent arrives, also if the block ends at once. */
  const api = pageApi(scope);
  const ask = async (variant: string): Promise<void> => {
    const captcha = await prepare();
    const email = input.value.trim();
    if (!email || !isEmail(email)) {
      const text = email ? t('emailFormat', { email: 'name@example.com' }) : t('emailMissing');
      tell(variant, { kind: 'failure', text });
      return input.focus();
    }
    const request = {
      email,
      productId: element.getAttribute('data-product-id') || store.product.id,
      variantId: variant,
      joinsMailingList: element.querySelector('.product-restock-mailing-list input:checked') !== null,
    };
    const solved = await captcha?.solve();
    if (solved && !solved.ok) return tell(variant, { kind: 'failure', text: solved.failure.message });
    const answer = await sendOnce(`restock ${JSON.stringify(request)}`, {
      send: ({ key }) => requestRestockNotice(api, { ...request, key, captcha: solved?.value ?? {} }),
    });
    if (answer.ok) return tell(variant, { kind: 'thanks', text: t('thanks', { email }) });
    captcha?.reset();
    tell(variant, { kind: 'failure', text: answer.failure.message });
  };
  const sending = new Set<string>();
  scope.listen(form, 'submit', async (event) => {
    event.preventDefault();
    const variant = variantId();
    // Before the first `await`: a second press would send a second request.
    if (sending.has(variant)) return;
    sending.add(variant);
    try {
      await ask(variant);
    } finally {
      sending.delete(variant);
    }
  });
}
