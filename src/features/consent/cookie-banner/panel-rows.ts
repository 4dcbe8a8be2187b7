import { ALWAYS } from '../../../consent/answers';
import { CATEGORIES, type ConsentCategory, type ConsentChoice } from '../../../consent/categories';
import { own } from '../../../consent/own-list';
import { isRefusedBySignal } from '../../../consent/policy';
import { createMessages } from '../../../text/messages';
import messages from './cookie-panel.messages.json';

export const t = createMessages(messages);

/** A category or a service as the panel shows it. */
export interface PanelEntry {
  readonly id: string;
  readonly label: string;
  /** Paragraphs. */
  readonly about: readonly string[];
  /** It needs no answer, and cannot be switched off. */
  readonly isAlways: boolean;
}

export interface PanelRow extends PanelEntry {
  readonly services: readonly PanelEntry[];
}

interface Given {
  readonly id: string;
  readonly name?: string;
  readonly about?: string;
  readonly cookies?: readonly string[];
}

/** The categories that have texts of ours. */
const isOurs = (id: string): id is ConsentCategory | 'necessary' => [...ALWAYS, ...CATEGORIES].includes(id);

/** Names of cookies begin with marks: isolated, they are read from left to right in every language. */
const isolate = (text: string) => `\u2066${text}\u2069`;

/** The rows of the panel: the site's own list, or the platform's categories. */
export function panelRows(facts: {
  readonly choice: ConsentChoice;
  readonly hasPrivacySignal: boolean;
}): readonly PanelRow[] {
  const entry = (
    isAlways: boolean,
    { id, name, about, cookies = [] }: Given,
    notes: readonly string[] = [],
  ) => ({
    id,
    label: name || (isOurs(id) ? t(id) : id),
    about: [
      about || (isOurs(id) ? t(`${id}About`) : ''),
      ...notes,
      cookies.length ? t('cookies', { names: isolate(cookies.join(', ')) }) : '',
    ].filter(Boolean),
    isAlways,
  });
  const rows: ReadonlyArray<Given & { readonly services?: readonly Given[] }> =
    own.list?.categories ?? [...ALWAYS, ...CATEGORIES].map((id) => ({ id }));
  return rows.map(({ services = [], ...category }) => {
    const isAlways = ALWAYS.includes(category.id);
    return {
      ...entry(isAlways, category, isRefusedBySignal(category.id, facts) ? [t('refusedBySignal')] : []),
      services: services.map((service) => entry(isAlways, service)),
    };
  });
}
