// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Scope } from '../../../src/core/scope';
import { draw } from '../../../src/react/draw';
import { useScope } from '../../../src/react/scope-context';
import { createTestScope } from '../support/scope';

/** A scope that only keeps what it fails with, as the site's would. */
function setUp() {
  const scope = createTestScope();
  const fail = vi.fn();
  return { scope: { ...scope, fail }, end: scope.end, fail };
}

function Broken(): never {
  throw new Error('boom');
}

/** Throws only once `whenDrawn` says so. */
function Later({ whenDrawn }: Readonly<{ whenDrawn: (breakIt: () => void) => void }>): ReactNode {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => whenDrawn(() => setBroken(true)));
  return isBroken ? <Broken /> : <b>drawn</b>;
}

function Looking({ seen }: Readonly<{ seen: (scope: Scope) => void }>): ReactNode {
  seen(useScope());
  return null;
}

describe('a view', () => {
  it('is drawn at once into a host at its place, and is gone with its scope', () => {
    document.body.innerHTML = '<p></p><i></i>';
    const { scope, end } = setUp();
    const [paragraph, last] = document.body.children;
    draw(scope, <b>drawn</b>, { into: document.body, before: last ?? null, className: 'note' });
    expect(paragraph?.nextElementSibling?.outerHTML).toBe('<inlay-ui class="note"><b>drawn</b></inlay-ui>');
    end();
    expect(document.body.innerHTML).toBe('<p></p><i></i>');
  });

  it('is drawn in the element that is given, which stays, or outside of the page', () => {
    const { scope, end } = setUp();
    const section = document.createElement('section');
    document.body.append(section);
    expect(draw(scope, <b>drawn</b>, section)).toBe(section);
    expect(section.innerHTML).toBe('<b>drawn</b>');
    const host = draw(scope, <b>drawn</b>);
    expect([host.localName, host.isConnected]).toEqual(['inlay-ui', false]);
    end();
    expect(document.body.innerHTML).toBe('<section></section>');
    expect(host.innerHTML).toBe('');
  });

  it('has the scope it is drawn in', () => {
    const { scope } = setUp();
    const seen = vi.fn();
    draw(scope, <Looking seen={seen} />);
    expect(seen).toHaveBeenCalledWith(scope);
  });

  it('is not drawn in a scope that has ended', () => {
    const { scope, end } = setUp();
    end();
    expect(draw(scope, <b>drawn</b>).innerHTML).toBe('');
  });
});

describe('a view that throws', () => {
  it('fails its scope before the call returns, once, and leaves nothing', () => {
    const { scope, fail } = setUp();
    const host = draw(
      scope,
      <p>
        <Broken />
      </p>,
    );
    expect(fail.mock.calls).toEqual([['render', new Error('boom')]]);
    expect(host.innerHTML).toBe('');
  });

  it('fails it later where it throws later', async () => {
    const { scope, fail } = setUp();
    let breakIt = () => {};
    const view = (
      <Later
        whenDrawn={(now) => {
          breakIt = now;
        }}
      />
    );
    const host = draw(scope, view);
    expect([host.innerHTML, fail.mock.calls]).toEqual(['<b>drawn</b>', []]);
    breakIt();
    await vi.waitFor(() => expect(fail.mock.calls).toEqual([['render', new Error('boom')]]));
    expect(host.innerHTML).toBe('');
  });
});
