/** What the platform's server renders for a popup: a slide with a close button, text, and a newsletter form. */
const SLIDE = `
<div class="sqs-slide-container"><div class="sqs-slide" data-slide-type="popup-overlay" data-slide-layout-id="overlay-center">
  <div class="layer-back"></div>
  <div class="layer-front">
    <button type="button" class="sqs-popup-overlay-close">Close</button>
    <div class="sqs-slice" data-slice-type="heading"><h2>Letters from the glasshouse</h2></div>
    <div class="sqs-slice" data-slice-type="body"><p>Once a month: what flowers, what is sown, when the doors are open.</p></div>
    <div class="sqs-slice sqs-slice-newsletter" data-slice-type="newsletter" id="block-64af0000000000000000f00d">
      <form class="newsletter-form" data-form-id="64af00000000000000000099" method="POST" novalidate
        onsubmit="return Y.use('form-submit', function (Y) { Y.Form.submit({ formId: '64af00000000000000000099', collectionId: '64af0000000000000000c011', objectName: '64af0000000000000000f00d' }); }), false;">
        <div class="newsletter-form-body">
          <div class="newsletter-form-fields-wrapper form-fields">
            <div class="newsletter-form-field-wrapper form-item field email required" id="email-popup">
              <label class="newsletter-form-field-label title" for="overlayNewsletterEmail">Email Address</label>
              <input class="newsletter-form-field-element field-element" id="overlayNewsletterEmail" name="email" type="email" autocomplete="email" required>
            </div>
          </div>
          <div class="newsletter-form-button-wrapper submit-wrapper">
            <button class="newsletter-form-button" type="submit" value="Sign Up"><span class="newsletter-form-button-label">Sign Up</span></button>
          </div>
        </div>
        <div class="hidden form-submission-text" hidden>Thank you!</div>
      </form>
    </div>
  </div>
</div></div>`;

/** @type {import('./table.mjs').Endpoint[]} */
export const popupOverlayEndpoints = [
  {
    method: 'GET',
    path: '/popup-overlay/render',
    // The platform decides page by page; here every page that asks gets a popup.
    answer: (c) => c.json({ shouldDisplayOnPage: Boolean(c.req.query('currentUrl')), renderedHtml: SLIDE }),
  },
];
