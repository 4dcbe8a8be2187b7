import { OWNERS_HTML, type SafeList, safeTags } from './safe-tags';

const FIELD = [
  'type',
  'name',
  'value',
  'placeholder',
  'required',
  'autocomplete',
  'maxlength',
  'checked',
  'rows',
];

/** Sanitizers have no wildcard for these. */
const ARIA = ['label', 'labelledby', 'describedby', 'hidden', 'required', 'live', 'controls', 'expanded'].map(
  (name) => `aria-${name}`,
);

/**
 * For parts of the page that its own server renders later: with the class names that themes style, and with forms, which
 * Inlay sends and which therefore need no address. Never with scripts or handlers.
 */
export const SERVER_HTML: SafeList = {
  tags: {
    ...OWNERS_HTML.tags,
    ...safeTags('section article header footer nav figure figcaption fieldset legend picture'),
    button: ['type', 'name', 'value'],
    form: ['method', 'novalidate', 'autocomplete'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    input: FIELD,
    label: ['for'],
    option: ['value', 'selected'],
    select: ['name', 'required'],
    source: ['srcset', 'media', 'type'],
    textarea: FIELD,
    time: ['datetime'],
  },
  everywhere: ['class', 'id', 'role', 'title', 'lang', 'dir', 'hidden', 'tabindex', ...ARIA],
};
