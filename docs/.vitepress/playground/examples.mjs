import { EMBED } from '../first-look/first-look-page.mjs';
import { consentForm } from './consent-form.mjs';
import { galleryForm } from './gallery-form.mjs';

/**
 * A form of options that writes markup.
 * @typedef {{ name: string, label: string, type: 'choice' | 'flag' | 'number' | 'text', choices?: readonly string[], min?: number, max?: number, step?: number, initial: string | number | boolean }} Field
 * @typedef {Record<string, string | number | boolean>} Values
 * @typedef {{ note: string, reference: { text: string, link: string }, fields: readonly Field[], isUsed?: (name: string, values: Values) => boolean | undefined, write: (values: Values) => string }} Configurator
 */

const ACCORDION = `<div class="sqs-block sqs-block-accordion">
  <ul class="accordion-items-container" data-should-allow-multiple-open-items="false" data-is-expanded-first-item="true">
    <li class="accordion-item">
      <h2 class="accordion-item__title-wrapper">
        <button class="accordion-item__click-target" aria-expanded="false">
          <span class="accordion-item__title">When is the house open?</span>
          <div class="accordion-icon-container" data-is-open="false" aria-hidden="true">
            <div class="plus"><div class="plus__horizontal-line"></div><div class="plus__vertical-line"></div></div>
          </div>
        </button>
      </h2>
      <div class="accordion-item__dropdown" role="region">
        <div class="accordion-item__description"><p>Daily from ten to five.</p></div>
      </div>
    </li>
    <li class="accordion-item">
      <h2 class="accordion-item__title-wrapper">
        <button class="accordion-item__click-target" aria-expanded="false">
          <span class="accordion-item__title">May I bring a dog?</span>
          <div class="accordion-icon-container" data-is-open="false" aria-hidden="true">
            <div class="plus"><div class="plus__horizontal-line"></div><div class="plus__vertical-line"></div></div>
          </div>
        </button>
      </h2>
      <div class="accordion-item__dropdown" role="region">
        <div class="accordion-item__description"><p>On a lead, and not in the palm house.</p></div>
      </div>
    </li>
  </ul>
</div>
`;

const WAITING = `<script type="application/json" id="site-context">
  { "cookieSettings": { "isCookieBannerEnabled": true, "isRestrictiveCookiePolicyEnabled": true, "cookieBannerAcceptType": "OPT_IN_AND_OUT",
    "cookieBannerText": "<p>May films from another company be shown?</p>", "cookieBannerCtaText": "Yes", "cookieBannerOptOutCtaText": "No" } }
</script>
<p>The frame below asks first, or waits for the banner.</p>
<iframe title="A film" width="480" height="270" data-consent="marketing" data-src="https://player.example/film"></iframe>
<script type="text/plain" data-consent="performance">document.body.append('This script has waited for your yes.');</script>
`;

const DIALOGS = `<button type="button" id="ask">Ask something</button>
<button type="button" id="say">Say something</button>
<script>
  ask.onclick = async () => {
    const answer = await Inlay.confirm({ title: 'Empty the cart?', message: 'Three things are in it.', confirmText: 'Empty it' });
    Inlay.toast({ title: 'You chose', message: answer });
  };
  say.onclick = () => Inlay.toast({ title: 'Added', message: 'One lamp is in your cart.' });
</script>
`;

/** @type {readonly { name: string, markup?: string, form?: Configurator }[]} */
export const EXAMPLES = [
  { name: 'Gallery', form: galleryForm },
  { name: 'Cookie banner', form: consentForm },
  { name: 'Accordion', markup: ACCORDION },
  { name: 'Content that waits for consent', markup: WAITING },
  { name: 'Dialog and message', markup: DIALOGS },
];

/** The initial values of a form. @param {Configurator} form */
export const initialValues = (form) =>
  Object.fromEntries(form.fields.map(({ name, initial }) => [name, initial]));

/** @param {(typeof EXAMPLES)[number]} example */
export const markupOf = ({ form, markup = '' }) => (form ? form.write(initialValues(form)) : markup);

/** What "Copy markup" gives: works in a page as it is, with the folder `/inlay/` beside it. @param {string} markup @param {'preact' | 'react'} renderer */
export const copiedMarkup = (markup, renderer) => `${EMBED.replace('preact', renderer)}\n${markup}`;
