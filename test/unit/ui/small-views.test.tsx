// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../../src/api/api.types';
import { draw } from '../../../src/react/draw';
import { CloseButton } from '../../../src/ui/dialog/close-button.view';
import { FoundItemView, HighlightedText } from '../../../src/ui/found-item.view';
import { Icon } from '../../../src/ui/icon.view';
import { IconButton } from '../../../src/ui/icon-button.view';
import { LoadFailure } from '../../../src/ui/load-failure.view';
import { Star, Stars } from '../../../src/ui/stars.view';
import {
  MissingNote,
  NoteLink,
  ThirdPartyNote,
} from '../../../src/ui/third-party-note/third-party-note.view';
import { createTestScope } from '../support/scope';

afterEach(() => document.body.replaceChildren());

/** Draws a view into the page. */
function show(view: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  draw(createTestScope(), view, host);
  return {
    host,
    find(selector: string): HTMLElement {
      const found = host.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    },
    attributes: (selector: string, ...names: readonly string[]) =>
      names.map((name) => host.querySelector(selector)?.getAttribute(name) ?? null),
    count: (selector: string) => host.querySelectorAll(selector).length,
  };
}

describe('stars', () => {
  const widths = (rating: number) => {
    const { host } = show(<Stars rating={rating} label="Rated" className="" />);
    return [...host.querySelectorAll('.star')].map((star) =>
      star.querySelector('svg')?.getAttribute('width'),
    );
  };

  it.each([
    [0, [undefined, undefined, undefined, undefined, undefined]],
    [2.25, ['24', '24', '6', undefined, undefined]],
    [5, ['24', '24', '24', '24', '24']],
    [7, ['24', '24', '24', '24', '24']],
  ])('for %d are filled so far: %j', (rating, expected) => {
    expect(widths(rating)).toEqual(expected);
  });

  it('are one picture with a name', () => {
    const { attributes } = show(<Stars rating={3} label="Rated 3 of 5" className="small" />);
    expect(attributes('span', 'role', 'aria-label', 'class')).toEqual([
      'img',
      'Rated 3 of 5',
      'inlay-stars small',
    ]);
    const { attributes: inStar } = show(<Star filled={0.5} />);
    expect(inStar('svg svg', 'viewBox', 'width', 'aria-hidden')).toEqual(['0 0 12 24', '12', 'true']);
    expect(inStar('.star', 'aria-hidden', 'focusable')).toEqual(['true', 'false']);
  });
});

describe('an icon', () => {
  it.each([
    ['play', 'currentColor', 'none'],
    ['pause', 'currentColor', 'none'],
    ['close', 'none', 'currentColor'],
  ] as const)('%s has the fill %s and the stroke %s', (name, fill, stroke) => {
    expect(show(<Icon name={name} />).attributes('svg', 'fill', 'stroke')).toEqual([fill, stroke]);
  });

  it.each([
    [undefined, '24', '1.75'],
    [24, '24', '1.75'],
    [23, '23', '2'],
  ])('of the size %s is %s px wide and has lines of %s', (size, width, line) => {
    const { attributes } = show(<Icon name="next" {...(size && { size })} className="arrow" />);
    expect(attributes('svg', 'width', 'height', 'stroke-width', 'class')).toEqual([
      width,
      width,
      line,
      'arrow',
    ]);
    expect(attributes('svg', 'aria-hidden', 'focusable')).toEqual(['true', 'false']);
  });
});

describe('a button with an icon', () => {
  it('is named, and hands its other properties on', () => {
    const onClick = vi.fn();
    const { attributes, find } = show(
      <IconButton
        icon="play"
        label="Play"
        size={32}
        iconClassName="big"
        className="player"
        onClick={onClick}
      />,
    );
    expect(attributes('button', 'type', 'aria-label', 'class')).toEqual(['button', 'Play', 'player']);
    expect(attributes('svg', 'width', 'class')).toEqual(['32', 'big']);
    find('button').click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(show(<IconButton icon="play" label="Play" />).attributes('svg', 'width', 'class')).toEqual([
      '24',
      null,
    ]);
  });

  it('closes a sheet', () => {
    const names = (className?: string) =>
      show(<CloseButton {...(className && { className })} />).attributes('button', 'class', 'aria-label');
    expect(names()).toEqual(['inlay-sheet-close', 'Close']);
    expect(names('mine')).toEqual(['mine inlay-sheet-close', 'Close']);
  });
});

describe('a failure', () => {
  const failure = (kind: ApiFailure['kind'], status = 0) => ({ kind, status }) as ApiFailure;
  const texts = (view: ReactNode) =>
    [...show(view).host.querySelectorAll('p')].map((text) => text.textContent);

  it.each([
    ['offline', 0, 'Network error'],
    ['unreachable', 0, 'Network error'],
    ['timeout', 404, 'Network error'],
    ['status', 404, 'Unable to locate content'],
    ['status', 410, 'Unable to locate content'],
    ['status', 500, 'Something went wrong'],
  ])('%s %i is called: %s', (kind, status, reason) => {
    expect(texts(<LoadFailure failure={failure(kind as never, status)} onRetry={() => {}} />)).toEqual([
      reason,
      'Unable to load. Try again.',
    ]);
  });

  it('may have no known reason, and words of its place', () => {
    expect(texts(<LoadFailure message="No tours." onRetry={() => {}} />)).toEqual(['No tours. Try again.']);
  });

  it('is tried again by its button, which leaves the focus to what is around it', () => {
    const onRetry = vi.fn();
    const { find } = show(
      <section tabIndex={-1}>
        <LoadFailure onRetry={onRetry} />
      </section>,
    );
    find('button').click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement === find('section')).toBe(true);
    show(<LoadFailure onRetry={onRetry} />)
      .find('button')
      .click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});

describe('a search result', () => {
  const item = { imageUrl: 'https://images.example/a.jpg', excerpts: ['the <em>fern</em>', 'more'] };
  const view = (more: object) => (
    <FoundItemView item={{ ...item, ...more } as never} className="mine" imageWidth={300} title="Ferns" />
  );

  it('has a picture, a title and the lines that match', () => {
    const { find, count, attributes } = show(view({}));
    expect(attributes('img', 'src', 'alt')).toEqual(['https://images.example/a.jpg?format=300w', '']);
    expect([find('.sqs-title').textContent, find('.sqs-content').innerHTML]).toEqual([
      'Ferns',
      'the <em>fern</em> … more',
    ]);
    expect(count('.sqs-search-container-item.mine')).toBe(1);
  });

  it('has nothing of what it does not have', () => {
    expect(show(view({ excerpts: [], imageUrl: '' })).count('img,.sqs-content')).toBe(0);
    expect(show(view({ imageUrl: 'javascript:alert(1)' })).count('img')).toBe(0);
  });

  it('marks text as text', () => {
    const { host } = show(<HighlightedText html="a <em>b</em> &amp; c" />);
    expect(host.innerHTML).toBe('a <em>b</em> &amp; c');
  });
});

describe('a note in the place of a third party', () => {
  const note = (isAsked: boolean) => (
    <ThirdPartyNote text="Not shown." proceed="Show" onProceed={() => {}} isAsked={isAsked} />
  );

  it('is heard, and takes the focus that is lost, where the visitor has asked before', () => {
    const { attributes, find } = show(note(true));
    expect(attributes('p', 'role')).toEqual(['alert']);
    expect(document.activeElement === find('button')).toBe(true);
  });

  it('is not heard before, and leaves the focus', () => {
    expect(show(note(false)).attributes('p', 'role')).toEqual([null]);
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
    const { find } = show(
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
    const { attributes, find } = show(<NoteLink href="https://other.example/" text="Other" />);
    expect(attributes('a', 'target', 'rel')).toEqual(['_blank', 'noopener']);
    expect(find('a').textContent).toMatch(/^Other \(.+\)$/);
  });
});
