import { findIn } from '../unit/support/markup';
import { tellStories } from './support/story';

const FIELDS = [
  { type: 'text', id: 'name-1', title: 'Name' },
  { type: 'email', id: 'email-1', title: 'Email', required: true },
];

/** The form of the page with these settings instead of its own. */
const withSettings = (settings: object) => ({
  page: 'forms',
  html(body: HTMLElement) {
    const script = findIn(body, '.sqs-form-block-context');
    const { formId } = JSON.parse(script.textContent);
    script.textContent = JSON.stringify({ formId, formFields: FIELDS, ...settings });
    // They come before the others.
    findIn(body, '.sqs-form-block-design-fields').remove();
  },
});

tellStories('form', {
  'is drawn, says what is missing, and is sent': {
    ...withSettings({}),
    steps: [
      'press button[type=submit]',
      'type Ada into #name-1 input',
      'type ada@example.com into #email-1 input',
      'press button[type=submit]',
    ],
  },
  'has the title, the words, the button and the places that its settings name': {
    ...withSettings({
      formName: 'Contact us',
      showTitle: true,
      formSubmitButtonText: 'Send it',
      successRedirect: '/thanks',
      disclaimerMessage: { html: '<p>We <b>keep</b> it.</p>' },
      captchaEnabled: true,
      captchaTheme: 2,
      captchaAlignment: 2,
      buttonAlignment: 'stretch',
      buttonVariant: 'secondary',
    }),
    steps: [],
  },
  'opens over the page at a press on its own button': {
    ...withSettings({
      formName: 'Contact us',
      useLightbox: true,
      lightboxHandleText: 'Write',
      buttonAlignment: 'right',
    }),
    steps: ['press "Write"', 'key Escape'],
  },
});
