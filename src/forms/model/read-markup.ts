import { findAround } from '../../dom/find-all';
import { unclobbered } from '../../dom/unclobbered';
import { titleOf } from '../fields/form-item';
import { FIELD_TYPES, type FieldModel, type FieldType, type FormModel, type FormTarget } from './form.types';

/** No handler is longer, and the patterns below take more than linear time. */
const MAX_CHARS = 10_000;
const NAMED = /\b(formId|collectionId|objectName)\s*:\s*(?:'([^']*)'|"([^"]*)")/g;
/** Older pages: `submit(form, 'id', 'collection', 'page-id')` or without the form. */
const POSITIONAL =
  /submit\(\s*(?:[\w.]+\s*,\s*)?(['"])([^'"]*)\1\s*,\s*(['"])([^'"]*)\3\s*,\s*(['"])([^'"]*)\5/;

/** The ids in a form's inline submit handler: forms without JSON have them nowhere else. Missing ids are empty. */
export function readSubmitHandler(source: string): FormTarget {
  const text = source.slice(0, MAX_CHARS);
  const ids = { formId: '', collectionId: '', objectName: '' };
  for (const [, key, single, double = ''] of text.matchAll(NAMED))
    ids[key as keyof FormTarget] = single ?? double;
  const [, , formId = '', , collectionId = '', , objectName = ''] = POSITIONAL.exec(text) ?? [];
  return ids.formId ? ids : { formId, collectionId, objectName };
}

const isType = (token: string): token is FieldType => FIELD_TYPES.some((type) => type === token);

/** The first class that is a type. Items also have the class `fields` (several parts) or `field` (one control). */
function typeOf(item: Element): FieldType {
  return [...item.classList].find(isType) ?? (item.querySelector('.hidden[name]') ? 'hidden' : 'text');
}

const titleTextOf = (element: Element | null) => {
  // The mark for required fields is in the title.
  const copy = element?.cloneNode(true);
  if (copy instanceof Element) for (const mark of copy.querySelectorAll('.required')) mark.remove();
  return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
};

function optionsOf(item: Element, type: FieldType): readonly string[] {
  if (type === 'likert')
    return [...item.querySelectorAll('[data-question]')].map(
      (row) => row.getAttribute('data-question') ?? '',
    );
  return [
    ...item.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      'option,input[type=radio],input[type=checkbox]',
    ),
  ]
    .map(({ value }) => value)
    .filter(Boolean);
}

/** The limits of a field for files. `accept` may also name kinds (`image/*`), which say nothing about endings. */
function readFileLimits(item: Element, control: Element | null) {
  const accepted =
    control
      ?.getAttribute('accept')
      ?.split(',')
      .map((type) => type.trim()) ?? [];
  return {
    maxFiles: control?.hasAttribute('multiple') ? Number.POSITIVE_INFINITY : 1,
    fileTypes: accepted.every((type) => type.startsWith('.')) ? accepted : [],
    maxFileMb: Math.max(0, Number(item.getAttribute('data-max-file-size'))) || 0,
  };
}

function readItem(item: HTMLElement): FieldModel {
  const type = typeOf(item);
  const control = item.querySelector<HTMLInputElement>('input,select,textarea');
  const isRequired =
    item.matches('.required') || item.querySelector('[required],[aria-required="true"]') !== null;
  const hidden =
    type === 'hidden' ? (item.querySelector<HTMLInputElement>('.hidden[name],[name]') ?? control) : null;
  return {
    type,
    id: item.id,
    title: titleTextOf(titleOf(item)) || (control?.getAttribute('aria-label') ?? ''),
    isRequired: isRequired && type !== 'hidden',
    placeholder: control?.getAttribute('placeholder') ?? '',
    maxLength: Math.max(0, Math.floor(Number(item.getAttribute('data-max-length')))) || 0,
    options: optionsOf(item, type),
    key: hidden?.getAttribute('name') ?? '',
    value: hidden ? (hidden.getAttribute('value') ?? '') : '',
    ...readFileLimits(item, control),
    followUps: [],
  };
}

/** The fields of a form with their elements. Of two items with the same id, the first counts. */
export function readItems(form: HTMLFormElement): ReadonlyMap<HTMLElement, FieldModel> {
  const items = new Map<HTMLElement, FieldModel>();
  const ids = new Set<string>();
  for (const item of unclobbered(form).querySelectorAll<HTMLElement>('.form-item[id]')) {
    // An item within an item is a part of it; the value of an item without an id could not be sent.
    const isPart = item.parentElement && findAround(item.parentElement, '.form-item');
    if (!item.id || isPart || ids.has(item.id)) continue;
    ids.add(item.id);
    items.set(item, readItem(item));
  }
  return items;
}

/** Reads a server's form. Never throws: an unusable form is a fault. */
export function readMarkup(element: HTMLFormElement): FormModel | { readonly fault: string } {
  const form = unclobbered(element);
  const ids = readSubmitHandler(form.getAttribute('onsubmit') ?? form.dataset.onsubmit ?? '');
  const formId = ids.formId || form.getAttribute('data-form-id') || '';
  if (!formId) return { fault: 'The form has no id.' };
  const fields = [...readItems(element).values()];
  if (!fields.length) return { fault: 'The form has no fields.' };
  const block = form.closest('.sqs-block');
  const submit = form.querySelector<HTMLInputElement | HTMLButtonElement>('[type=submit]');
  const thanks = form.querySelector('.form-submission-text');
  return {
    source: 'markup',
    formId,
    collectionId: ids.collectionId,
    objectName: ids.objectName || (block?.id ?? '').replace(/^block-/, ''),
    fields,
    submitText: submit?.value || submit?.textContent?.trim() || '',
    // The text is in the page already and is shown in its place.
    successHtml: '',
    postSubmitHtml: form.querySelector('.form-submission-html')?.getAttribute('data-submission-html') ?? '',
    successRedirect: form.getAttribute('data-success-redirect') ?? '',
    successAlignment: /--align-(\w+)/.exec(thanks?.className ?? '')?.[1] ?? '',
    isOverlay: Boolean(block?.querySelector('.lightbox-handle')),
  };
}
