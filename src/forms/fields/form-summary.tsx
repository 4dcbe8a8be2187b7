/** @jsxImportSource ../../react/static */
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { unclobbered } from '../../dom/unclobbered';
import { type FormMessages, speaksPageLanguage } from '../model/form-messages';

/** A field with an error. The error is shown beside the field, so the summary only links to it. */
interface SummaryEntry {
  readonly title: string;
  readonly message: string;
  readonly target: HTMLElement;
}

interface SummaryDetails {
  readonly entries?: readonly SummaryEntry[];
  /** Errors that belong to no field of the page. */
  readonly others?: readonly string[];
  readonly fields?: number;
}

const BODY = '.newsletter-form-body';
const BUTTON = '.form-button-wrapper,.submit-wrapper';
const PLACE = '{0}';

const nameOf = ({ title, message }: Omit<SummaryEntry, 'target'>) => title || message;

function createLink({ title, message, target }: SummaryEntry): Node {
  const lead = (event: Event) => {
    event.preventDefault();
    target.focus();
  };
  return (
    <a href={`#${target.id}`} onClick={lead}>
      {nameOf({ title, message })}
    </a>
  );
}

const createItem = (link: Node) => <li>{link}</li>;

const enumerate = (nodes: readonly (Node | string)[]) =>
  nodes.flatMap((node, index) => (index ? [', ', node] : [node]));

/**
 * Says that a form could not be sent. For errors beside fields it says where to look, above and below the form;
 * a message for the whole form is shown once, beside the button that was pressed.
 */
export function createFormSummary(form: HTMLFormElement, owner: LedgerOwner, t: FormMessages) {
  const above = <div className="field-error inlay-message inlay-form-summary" />;
  const below = <div className="field-error inlay-message inlay-form-summary" />;

  const place = (node: Element, before: Element | null, ...children: readonly Node[]) => {
    node.replaceChildren(...children);
    if (!children.length) owner.release(node);
    else if (node.isConnected) return;
    else if (before?.parentNode) owner.insert(node, before.parentNode, before);
    else owner.insert(node, form, node === above ? unclobbered(form).firstChild : null);
  };
  const name = (node: Element, label: string) => {
    node.setAttribute('role', 'group');
    node.setAttribute('aria-label', label);
  };
  const line = (...children: readonly (Node | string)[]) => (
    <p className="inlay-form-summary-message">{children}</p>
  );

  /** The page's own message has a placeholder for the fields; ours is followed by a list instead. */
  function leadToFields(template: string, entries: readonly SummaryEntry[], others: readonly string[]) {
    const [start = '', end] = template.split(PLACE);
    const links = entries.map(createLink);
    if (end !== undefined) return [line(start, ...enumerate([...links, ...others]), end)];
    const lead = line([t('review', { direction: 'down' }), ...others].join(' '));
    if (links.length < 2) return [lead];
    const list = <ul className="inlay-form-summary-list">{links.map(createItem)}</ul>;
    return [lead, list];
  }

  return {
    /** `message` may have a placeholder, `{0}`, for the errors. Returns the whole text, for screen readers. */
    show(template: string, { entries = [], others = [], fields = 0 }: SummaryDetails = {}) {
      const isPlaced = template.includes(PLACE);
      const wrong = [...entries.map(nameOf), ...others].join(', ');
      const message = isPlaced ? template.replace(PLACE, () => wrong) : [template, ...others].join(' ');
      const body = unclobbered(form).querySelector(BODY);
      const button = unclobbered(form).querySelector(BUTTON);
      if (entries.length) {
        // With a single field there is nothing to look for: it has focus.
        const isLong = fields > 1 || others.length > 0;
        name(above, message);
        below.removeAttribute('role');
        below.removeAttribute('aria-label');
        place(above, body, ...(isLong ? leadToFields(template, entries, others) : []));
        // The page has no message for this, so it is left out where ours would be in another language.
        const leadsUp = isLong && (!isPlaced || speaksPageLanguage());
        const lead = <p>{t('review', { direction: 'up' })}</p>;
        place(below, button, ...(leadsUp ? [lead] : []));
      } else {
        const [here, there] = body ? [above, below] : [below, above];
        name(here, message);
        place(here, body ?? button, line(message));
        place(there, null);
      }
      return message;
    },
    hide() {
      owner.release(above);
      owner.release(below);
    },
  };
}
