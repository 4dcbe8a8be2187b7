import { decodePart, encodePart } from '../address-part';
import { parseQuery } from '../query';

/** The fields of an email that a link opens. */
interface EmailFields {
  readonly to: string;
  readonly cc?: string;
  readonly bcc?: string;
  readonly subject?: string;
  readonly body?: string;
}

const HEADERS = ['cc', 'bcc', 'subject', 'body'] as const;

export function readEmailLink(address: string): EmailFields {
  const [path = '', ...query] = address.replace(/^mailto:/i, '').split('?');
  // A plus is a plus here, unlike in the query of a page.
  const fields = parseQuery(query.join('?').replaceAll('+', '%2B'));
  const found = [...fields].map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    to: decodePart(path),
    ...Object.fromEntries(found.filter(([name]) => HEADERS.some((header) => header === name))),
  };
}

/**
 * The address of a link that begins an email.
 * @example emailLink({ to: 'hello@otterbrook.example', subject: 'A table' }) // 'mailto:hello@otterbrook.example?subject=A%20table'
 */
export function emailLink(fields: EmailFields): string {
  const query = HEADERS.flatMap((name) => (fields[name] ? `${name}=${encodePart(fields[name])}` : [])).join(
    '&',
  );
  return `mailto:${encodePart(fields.to.trim()).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/** Exactly one @, and an extension after a dot behind it. */
const isRecipient = (text: string) => /^[^@]+@[^@]+\.[^@.]+$/.test(text);

/** Checks whether a `mailto:` address names whom the email is to, and those who get copies of it. */
export function hasRecipients(address: string): boolean {
  const { to, cc, bcc } = readEmailLink(address);
  return isRecipient(to) && [cc, bcc].every((copy) => !copy || isRecipient(copy));
}
