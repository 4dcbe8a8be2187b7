// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { areUserScriptsOff } from '../../../../src/context/preview';
import { forgetOwner, rememberSite } from '../../../../src/features/owner/owner.mount';
import { removeCookie, writeCookie } from '../../../../src/storage/cookies';
import { replaceCookies } from '../../support/replace-cookies';

const written = vi.fn();

/** happy-dom keeps no cookie of another domain, so what is written is read instead. */
const recordCookies = () => replaceCookies({ get: () => '', set: written });

beforeEach(() => written.mockClear());

afterEach(() => {
  for (const name of ['disable-user-scripts', 'SiteUserInfo']) removeCookie(name);
});

const SITE = { appDomain: 'builder.example', siteIdentifier: 'otter-bröok' };

describe('ss_lastid', () => {
  it('is the site identifier in base64, on the app domain with path /', () => {
    recordCookies();
    rememberSite(SITE, 'otter.builder.example');
    expect(written.mock.calls).toEqual([
      [expect.stringMatching(/^ss_lastid=b3R0ZXItYnLDtm9r; path=\/; .*domain=builder\.example/)],
    ]);
    expect(new TextDecoder().decode(Uint8Array.from(atob('b3R0ZXItYnLDtm9r'), (c) => c.charCodeAt(0)))).toBe(
      SITE.siteIdentifier,
    );
  });

  it.each([
    [SITE, 'otterbrook.example'],
    [SITE, 'evilbuilder.example'],
    [{ ...SITE, appDomain: '' }, 'otter.builder.example'],
    [{ ...SITE, siteIdentifier: '' }, 'otter.builder.example'],
  ])('is not written for %j on %s', (site, host) => {
    recordCookies();
    rememberSite(site, host);
    expect(written).not.toHaveBeenCalled();
  });

  it('is cleared on logout, with the cookie of the preview', () => {
    recordCookies();
    forgetOwner(SITE);
    expect(written.mock.calls.flat()).toEqual([
      expect.stringMatching(/^ss_lastid=; path=\/; domain=builder\.example; expires=/),
      expect.stringMatching(/^disable-user-scripts=; path=\/; expires=/),
    ]);
  });
});

describe('the preview cookie disable-user-scripts', () => {
  const signedIn = readSiteContext({ authenticatedAccount: { id: 'a' } });

  it('switches scripts off for an account, and only for one', () => {
    expect(areUserScriptsOff(signedIn)).toBe(false);
    writeCookie('disable-user-scripts', 'true');
    expect([areUserScriptsOff(signedIn), areUserScriptsOff(readSiteContext({}))]).toEqual([true, false]);
    writeCookie('disable-user-scripts', 'false');
    expect(areUserScriptsOff(signedIn)).toBe(false);
  });
});
