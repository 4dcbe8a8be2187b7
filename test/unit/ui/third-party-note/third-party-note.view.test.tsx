// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../src/react/draw';
import {
  MissingNote,
  NoteLink,
  ThirdPartyNote,
} from '../../../../src/ui/third-party-note/third-party-note.view';
import { createTestScope } from '../../support/scope';
import { showView } from '../../support/show-view';

describe('a note in the place of a third party', () => {
  const note = (isAsked: boolean) => (
    <ThirdPartyNote text="Not shown." proceed="Show" onProceed={() => {}} isAsked={isAsked} />
  );

  it('is heard, and takes the focus that is lost, where the visitor has asked before', () => {
    const { attributes, find } = showView(note(true));
    expect(attributes('p', 'role')).toEqual(['alert']);
    expect(document.activeElement === find('button')).toBe(true);
  });

  it('is not heard before, and leaves the focus', () => {
    expect(showView(note(false)).attributes('p', 'role')).toEqual([null]);
    expect(document.activeElement === document.body).toBe(true);
  });

  it('leaves the focus to who has gone elsewhere', () => {
    const field = document.createElement('input');
    const host = document.createElement('div');
    document.body.replaceChildren(field, host);
    field.focus();
    draw(createTestScope(), note(true), host);
    expect(document.activeElement === field).toBe(true);
  });

  it.each([
    ['failed', 'failed', 'retry'],
    ['refused', 'refused', 'show'],
  ])('for the reason %s says “%s” beside the button “%s”', (reason, text, button) => {
    const proceed = vi.fn();
    const { find } = showView(
      <MissingNote reason={reason as never} tools={{ proceed, isAsked: false } as never} say={(key) => key}>
        <i>instead</i>
      </MissingNote>,
    );
    expect([find('p').textContent, find('button').textContent, find('i').textContent]).toEqual([
      text,
      button,
      'instead',
    ]);
    find('button').click();
    expect(proceed).toHaveBeenCalledOnce();
  });

  it('links to the third party’s own page in a new window, and says so', () => {
    const { attributes, find } = showView(<NoteLink href="https://other.example/" text="Other" />);
    expect(attributes('a', 'target', 'rel')).toEqual(['_blank', 'noopener']);
    expect(find('a').textContent).toMatch(/^Other \(.+\)$/);
  });
});
