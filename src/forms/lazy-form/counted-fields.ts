import type { Claims } from '../../core/ledger/ledger.types';

/** Field types are in lower case; types of an address's parts are not. The settings may be text inside of JSON. */
const FIELD_TYPE = /\btype\\?"\s*:\s*\\?"[a-z]/g;

/** The number of fields in the JSON beside a form's wrapper, as `--_fields`: CSS keeps their room until they are drawn. */
export function countedFields(wrapper: HTMLElement): Claims {
  const json = wrapper.parentElement?.querySelector(':scope > script.sqs-form-block-context')?.textContent;
  const count = json?.match(FIELD_TYPE)?.length;
  return count ? { styles: { '--_fields': `${count}` } } : {};
}
