import { flag, list, number, object, oneOf, record, strings, type WarnShape } from '../../data/shape';
import { CAPTCHA_ALIGNMENTS, CAPTCHA_THEMES } from '../../vocabulary/blocks';
import type { DrawnForm } from './form.types';
import { readField } from './read-field';
import { readFormats } from './read-formats';

/** A larger text is not a form, and parsing it would block the page. A form with every country has 30,000 characters. */
const MAX_CHARS = 262_144;
const html = object({ ...strings('html') });
const SIDES = ['left', 'center', 'right'] as const;

const shape = object({
  ...strings('formId formName collectionId objectName formSubmitButtonText successRedirect'),
  ...strings('lightboxHandleText buttonVariant'),
  submissionTextAlignment: oneOf(['', ...SIDES], ''),
  formFields: list((field) => field),
  formFieldFormats: record(),
  formSubmissionMessage: html,
  disclaimerMessage: html,
  useLightbox: flag(),
  showTitle: flag(),
  buttonAlignment: oneOf([...SIDES, 'stretch'], 'left'),
  captchaEnabled: flag(),
  captchaTheme: number(0),
  captchaAlignment: number(0),
  localizedStrings: record(),
});

export interface FormContext {
  readonly model: DrawnForm;
  readonly localizedStrings: Readonly<Record<string, unknown>>;
}

function readJson(script: Element | null): Record<string, unknown> | undefined {
  const text = script?.textContent ?? '';
  if (!text.trim() || text.length > MAX_CHARS) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a form block's JSON: `script.sqs-form-block-context` and, in newer blocks, design and messages beside it. Never throws. */
export function readFormJson(block: Element, warn?: WarnShape): FormContext | { readonly fault: string } {
  const find = (name: string) => block.querySelector(`script.sqs-form-block-${name}`);
  const json = readJson(find('context'));
  if (!json) return { fault: 'The JSON of the form cannot be read.' };
  // Newer blocks have a script for these; `null` in it means: as in the context.
  const design = Object.entries(readJson(find('design-fields')) ?? {}).filter(([, value]) => value !== null);
  const read = shape({ ...json, ...Object.fromEntries(design) }, '', warn);
  if (!read.formId) return { fault: 'The form has no id.' };
  const fields = read.formFields.flatMap(
    (field, index) => readField(field, `formFields.${index}`, warn) ?? [],
  );
  if (!fields.length) return { fault: 'The form has no fields.' };
  const handle = block.querySelector('.lightbox-handle');
  return {
    model: {
      ...read,
      source: 'context',
      // Newer blocks leave it out: there it is the block's id.
      objectName: read.objectName || block.id.replace(/^block-/, ''),
      fields,
      formats: readFormats(read.formFieldFormats),
      submitText: read.formSubmitButtonText,
      successHtml: read.formSubmissionMessage.html,
      postSubmitHtml:
        block.querySelector('.sqs-form-block-submission-html')?.getAttribute('data-submission-html') ?? '',
      successAlignment: read.submissionTextAlignment,
      disclaimerHtml: read.disclaimerMessage.html,
      button: { alignment: read.buttonAlignment, variant: read.buttonVariant || 'primary' },
      isOverlay: read.useLightbox,
      handleText: read.lightboxHandleText || handle?.textContent?.trim() || '',
      showsTitle: read.showTitle,
      captcha: {
        isEnabled: read.captchaEnabled,
        theme: CAPTCHA_THEMES[read.captchaTheme - 1] ?? 'light',
        alignment: CAPTCHA_ALIGNMENTS[read.captchaAlignment - 1] ?? 'left',
      },
    },
    localizedStrings: readJson(find('localized-strings')) ?? read.localizedStrings ?? {},
  };
}
