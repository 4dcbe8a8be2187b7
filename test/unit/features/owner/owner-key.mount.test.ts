// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/owner/owner-key.mount';
import { removeCookie, writeCookie } from '../../../../src/storage/cookies';

const MEMBER = 'SiteUserInfo';
const ACCOUNT = { authenticatedAccount: { id: 'a' } };
const WITH_KEY = { websiteSettings: { useEscapeKeyToLogin: true } };

let end: (() => void) | undefined;

afterEach(() => {
  end?.();
  removeCookie(MEMBER);
});

function pressEscape(more: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Starts the feature on a page with this context; returns what a key has led to. */
function start(context: object) {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { website: { id: 'w' }, ...context } });
  const heard: boolean[] = [];
  const bus = createBus(() => {});
  bus.on('owner:escape', ({ withShift }) => heard.push(withShift));
  const services = {
    bus,
    context: readSiteContext(context),
    report: vi.fn(),
    loadChunk: () => new Promise(() => {}),
    loadUnit: () => new Promise(() => {}),
  } as unknown as SiteServices;
  end = mountFeature({ name: 'owner-key', services, unit });
  return {
    heard,
    /** Whether the owner's use was made of the key. */
    press(more: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
      heard.length = 0;
      const isUsed = pressEscape(more, target).defaultPrevented;
      expect(heard).toEqual(isUsed ? [more.shiftKey ?? false] : []);
      return isUsed;
    },
  };
}

describe('Escape', () => {
  it('has a use with an owner session', () => {
    expect(start(ACCOUNT).press()).toBe(true);
  });

  it.each([
    [WITH_KEY, true],
    [{ websiteSettings: { useEscapeKeyToLogin: false } }, false],
    [{}, false],
  ])('without one has a use only if useEscapeKeyToLogin is on: %j', (context, hasUse) => {
    expect(start(context).press()).toBe(hasUse);
  });

  it('first closes the topmost dialog or flyout', () => {
    const { press, heard } = start(ACCOUNT);
    const flyout = document.body.appendChild(document.createElement('button'));
    flyout.setAttribute('aria-haspopup', 'true');
    flyout.setAttribute('aria-expanded', 'true');
    expect(press()).toBe(false);
    flyout.setAttribute('aria-expanded', 'false');
    expect(press()).toBe(true);
    // Inlay's own dialogs prevent the default of the key.
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    heard.length = 0;
    pressEscape();
    expect(heard).toEqual([]);
  });

  it.each(['header--menu-open', 'is-mobile-overlay-active', 'mobile-nav-open', 'mobile-menu-open'])(
    'first closes the menu of another script (%s), also when that has happened by now',
    (name) => {
      const { press } = start(ACCOUNT);
      document.body.className = name;
      const close = () => document.body.removeAttribute('class');
      document.addEventListener('keydown', close, { once: true });
      expect(press()).toBe(false);
      expect(press()).toBe(true);
    },
  );

  it('leaves the key to a menu of a theme’s script that does not close by it', () => {
    const { press } = start(ACCOUNT);
    document.body.className = 'is-mobile-overlay-active';
    expect([press(), press()]).toEqual([false, false]);
    document.body.removeAttribute('class');
    expect(press()).toBe(true);
  });

  it('first closes the dialog of another script, but for one that is hidden', () => {
    const { press } = start(ACCOUNT);
    const modal = document.body.appendChild(document.createElement('div'));
    modal.setAttribute('aria-modal', 'true');
    const isVisible = vi.fn(() => true);
    Object.assign(modal, { checkVisibility: isVisible });
    expect(press()).toBe(false);
    isVisible.mockReturnValue(false);
    expect(press()).toBe(true);
  });
});

describe('Shift+Escape', () => {
  const shift = { shiftKey: true };

  it('has a use where an account or a member of the site is signed in', () => {
    expect(start(ACCOUNT).press(shift)).toBe(true);
    end?.();
    writeCookie(MEMBER, '{"authenticated":true}');
    expect(start({}).press(shift)).toBe(true);
  });

  it('has none for other visitors', () => {
    expect(start(WITH_KEY).press(shift)).toBe(false);
  });
});

it('no key has a use once the site is destroyed', () => {
  const { press } = start(ACCOUNT);
  end?.();
  expect(press()).toBe(false);
});
