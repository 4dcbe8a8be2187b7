// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogStackOf } from '../../../../src/ui/dialog/dialog-stack';
import { type Announce, createAnnouncer } from '../../../../src/ui/live-region/announcer';

let announce: Announce;
let end: () => void;
let ends: Array<() => void> = [];

/** An announcer, and the end of its scope. */
function setUp() {
  const own: Array<() => void> = [];
  const endOwn = () => {
    for (const undo of own.splice(0)) undo();
  };
  ends.push(endOwn);
  return [createAnnouncer({ defer: (undo) => own.push(undo) }), endOwn] as const;
}

const region = () => document.querySelector('.inlay-live-region');
const line = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`)?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  [announce, end] = setUp();
});

afterEach(() => {
  for (const endOwn of ends) endOwn();
  ends = [];
});

describe('the announcer', () => {
  it('writes into a region that was empty for a moment', () => {
    announce('Image 2 of 5');
    expect(line('polite')).toBe('');
    // Read as a whole, whatever of it has changed.
    expect(document.querySelectorAll('.inlay-live-region > [aria-atomic="true"]')).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect([line('polite'), line('assertive')]).toEqual(['Image 2 of 5', '']);
  });

  it('announces the same text again, only the newest of many, and clears it', () => {
    announce('one');
    announce('two', 'polite');
    vi.advanceTimersByTime(100);
    expect(line('polite')).toBe('two');
    announce('two');
    expect(line('polite')).toBe('');
    vi.advanceTimersByTime(100);
    expect(line('polite')).toBe('two');
    vi.advanceTimersByTime(10_000);
    expect(line('polite')).toBe('');
  });

  it('keeps a text for ten seconds, and the lines apart', () => {
    announce('polite');
    announce('urgent', 'assertive');
    vi.advanceTimersByTime(99);
    expect([line('polite'), line('assertive')]).toEqual(['', '']);
    vi.advanceTimersByTime(1);
    expect([line('polite'), line('assertive')]).toEqual(['polite', 'urgent']);
    vi.advanceTimersByTime(9_999);
    expect(line('polite')).toBe('polite');
    vi.advanceTimersByTime(1);
    expect([line('polite'), line('assertive')]).toEqual(['', '']);
  });

  it('says nothing any more once the last announcer has ended', () => {
    announce('polite');
    announce('urgent', 'assertive');
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('repeats nothing to those who need it next', () => {
    announce('The old page');
    announce('failed', 'assertive');
    vi.advanceTimersByTime(100);
    end();
    setUp();
    expect([line('polite'), line('assertive')]).toEqual(['', '']);
  });

  it('has a line for assertive messages', () => {
    announce('The payment failed.', 'assertive');
    vi.advanceTimersByTime(100);
    expect([line('polite'), line('assertive')]).toEqual(['', 'The payment failed.']);
  });

  it('is in the topmost modal dialog and moves back', () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    expect(region()?.parentNode).toBe(document.body);
    const pop = dialogStackOf(document).push({ element: dialog, isModal: true, requestClose: () => {} });
    expect(region()?.parentNode).toBe(dialog);
    pop();
    expect(region()?.parentNode).toBe(document.body);
    dialog.remove();
  });

  it('returns when a page loader has replaced the body', () => {
    document.body.replaceChildren();
    announce('Loaded');
    vi.advanceTimersByTime(100);
    expect(line('polite')).toBe('Loaded');
  });

  it('shares one region, which is removed with the last announcer', () => {
    const [, endOther] = setUp();
    expect(document.querySelectorAll('.inlay-live-region')).toHaveLength(1);
    endOther();
    expect(region()).not.toBeNull();
    end();
    expect(region()).toBeNull();
    announce('too late to be heard');
    vi.advanceTimersByTime(100);
    expect(region()).toBeNull();
  });
});
