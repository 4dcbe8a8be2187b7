// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/announcement-bar/announcement-bar.mount';
import { createTestScope } from '../../support/scope';

const KEY = 'squarespace-announcement-bar';
let announcement: object | undefined;
beforeEach(() => {
  announcement = { style: 2, text: 'Open again', clickthroughUrl: { url: '/news' } };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    height: 40,
    top: 0,
    bottom: 0,
  } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('class');
});

function start({ room = '', dropzone = 'sqs-announcement-bar-dropzone', reserved = false } = {}) {
  vi.stubGlobal('Static', {
    SQUARESPACE_CONTEXT: { websiteSettings: { announcementBarSettings: announcement } },
  });
  if (reserved) document.body.className = 'announcement-bar-reserved-space';
  document.body.innerHTML = `<div class="${dropzone}" style="min-block-size: ${room}"><header></header></div>`;
  const before = document.body.outerHTML;
  const bus = createBus(() => {});
  const closed = vi.fn();
  bus.on('announcement:closed', closed);
  const scope = createTestScope({ bus });
  unit.mount({} as never, scope as never);
  const bar = () => document.querySelector<HTMLElement>('.inlay-announcement');
  const close = () => bar()?.querySelector<HTMLElement>('.inlay-announcement-close')?.click();
  const room_ = () => document.querySelector<HTMLElement>('.inlay-announcement-room')?.style.blockSize;
  return { scope, bus, before, closed, bar, close, endRoom: room_ };
}

describe('an announcement', () => {
  it.each([
    ['over the room that the page has kept', { reserved: true, room: '40px' }, ['over'], ''],
    ['over room that is short by less than a pixel', { reserved: true, room: '39.5px' }, ['over'], ''],
    ['in the flow where the room is too small', { reserved: true, room: '30px' }, [], ''],
    ['at the foot of the window where there is none, and keeps its room at the end', {}, ['afloat'], '40px'],
  ])('is %s', (_, page, places, atEnd) => {
    const { bar, endRoom, scope, before } = start(page);
    const found = ['over', 'afloat'].filter((name) =>
      bar()?.classList.contains(`inlay-announcement--${name}`),
    );
    expect([found, endRoom()]).toEqual([places, atEnd]);
    scope.end();
    expect(document.body.outerHTML).toBe(before);
  });

  it('has its text where scripts of themes look for it, and where its link has its name', async () => {
    const { bar } = start();
    const text = bar()?.querySelector('.sqs-announcement-bar-text > .sqs-announcement-bar-text-inner');
    await vi.waitFor(() => expect(text?.textContent).toBe('Open again'));
    expect(text).toBe(document.querySelector('#announcement-bar-text-inner-id'));
    expect(bar()?.querySelector('a')?.getAttribute('aria-labelledby')).toBe(text?.id);
  });

  it('is gone once the visitor has closed it, and comes back when it is another', () => {
    const { close, bar, closed, bus } = start({ reserved: true, room: '40px' });
    close();
    expect([bar(), closed.mock.calls.length]).toEqual([null, 1]);
    // Nothing fills the room.
    expect(document.body.className).toBe('');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      text: 'Open again',
      clickthroughUrl: { url: '/news', newWindow: false },
      closed: true,
    });
    bus.emit('announcement:update');
    expect(bar()).toBeNull();
    Object.assign(announcement ?? {}, { text: 'Closed again' });
    bus.emit('announcement:update');
    expect(bar()?.textContent).toContain('Closed again');
  });

  it('comes back when a script asks for it', () => {
    const { close, bar, bus } = start();
    close();
    bus.emit('announcement:reset');
    expect(bar()).not.toBeNull();
  });

  it.each([
    ['text', { text: 'Another' }],
    ['link', { clickthroughUrl: { url: '/other' } }],
  ])('with another %s than the closed one is shown', (_, other) => {
    const kept = { text: 'Open again', clickthroughUrl: { url: '/news' }, closed: true };
    localStorage.setItem(KEY, JSON.stringify({ ...kept, ...other }));
    expect(start().bar()).not.toBeNull();
    localStorage.setItem(KEY, JSON.stringify(kept));
    document.body.replaceChildren();
    expect(start().bar()).toBeNull();
  });

  it('is not shown without a place or a text', () => {
    expect(start({ dropzone: 'other' }).bar()).toBeNull();
    announcement = undefined;
    expect(start().bar()).toBeNull();
  });
});

it('gives the focus to the first link of the page, where it has had it, when it is closed', () => {
  const { bar, close, closed } = start();
  document.body.insertAdjacentHTML('beforeend', '<a href="/" data-first-focusable-element></a>');
  bar()?.querySelector<HTMLElement>('.inlay-announcement-close')?.focus();
  close();
  expect([document.activeElement?.localName, closed.mock.calls.length]).toEqual(['a', 1]);
});

it('leaves the focus elsewhere when it is closed', () => {
  const { close } = start();
  document.body.insertAdjacentHTML('beforeend', '<a href="/" data-first-focusable-element></a><input>');
  document.querySelector('input')?.focus();
  close();
  expect(document.activeElement?.localName).toBe('input');
});
