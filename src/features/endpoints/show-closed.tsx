import type { ReactNode } from 'react';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { emailLink } from '../../text/links/email-link';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { type ClosedName, closedReason, closedText, findEmail, writeText } from './closed-text';

/** A note that a unit is closed, with an address to write to. */
function ClosedNote({ name, email }: { readonly name: ClosedName; readonly email: string }): ReactNode {
  return (
    <p className="inlay-own inlay-closed">
      {closedReason(name)} {email && <a href={emailLink({ to: email })}>{writeText(email)}</a>}
    </p>
  );
}

/** Shows the note behind the unit's element, whose own layout may leave no room for it, and has screen readers say it. */
export function showClosed(scope: Scope, element: HTMLElement, name: ClosedName): void {
  const { parentNode } = element;
  if (!parentNode) return;
  draw(scope, <ClosedNote name={name} email={findEmail()} />, {
    into: parentNode,
    before: element.nextSibling,
  });
  createAnnouncer(scope)(closedText(name));
}
