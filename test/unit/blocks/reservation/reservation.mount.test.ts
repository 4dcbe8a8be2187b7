// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/reservation/reservation.mount';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

interface Mounting {
  readonly className: string;
  readonly content: string;
  /** Whether the policy of the site lets nothing in before the visitor has allowed it. */
  readonly waits?: boolean;
  readonly isOwner?: boolean;
  /** Whether the page shows what is in the block. */
  readonly isSeen?: boolean;
}

/** A block whose scripts do what the test says: they load, or fail. */
function mount(
  { className, content, waits = false, isOwner = false, isSeen = false }: Mounting,
  outcome = 'load',
  mounted = unit,
) {
  const asked: string[] = [];
  const rects = (isSeen ? [{}] : []) as unknown as DOMRectList;
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(rects);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(outcome)));
  });
  // Not in the page, where its frames would load.
  const element = document.createElement('div');
  element.className = className;
  element.innerHTML = `<div class="sqs-block-content">${content}</div>`;
  const before = element.innerHTML;
  const consent = createConsent(
    () => {},
    () => (waits ? { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true } : {}),
  );
  const context = { ...readSiteContext(undefined), authenticatedAccount: isOwner ? {} : undefined };
  const report = vi.fn();
  const { scope } = mountUnit(mounted, element, { consent, report, context: context as never });
  return { asked, before, content: findIn(element, '.sqs-block-content'), element, report, scope };
}

const OPENTABLE = {
  className: 'sqs-block-opentable-v2',
  content: '<div class="squarespace-opentable-new-age-wrapper loading" data-rid="9"></div>',
};
const TOCK = {
  className: 'sqs-block-tock',
  content: '<div class="tock-block"><div id="Tock_widget_container" data-business="ivy"></div></div>',
};
const ACUITY = {
  className: 'sqs-block-acuity',
  content: '<iframe data-src="https://app.acuityscheduling.com/schedule.php?owner=1"></iframe>',
};
const ZOLA = {
  className: 'sqs-block-zola',
  content: '<a class="zola-registry-embed" href="https://www.zola.com/registry/x">R</a>',
};
const noteIn = (element: Element) => element.querySelector('.inlay-waiting p')?.textContent;

describe('a visitor without consent', () => {
  it('has the widget after a press on the button of the note', async () => {
    // The service is allowed for good then: only for modules of this test.
    vi.resetModules();
    const fresh = await import('../../../../src/blocks/reservation/reservation.mount');
    const { asked, content, element } = mount({ ...ZOLA, waits: true }, 'load', fresh.unit);
    findIn(element, '.inlay-waiting-proceed').click();
    expect(element.querySelector('.inlay-waiting')).toBeNull();
    expect(content.className).toBe('sqs-block-content is-rendering');
    expect(asked).toEqual(['https://widget.zola.com/js/widget.js']);
    await expect.poll(() => content.className).toBe('sqs-block-content');
  });
});

describe('a service that is allowed', () => {
  it('marks its block for theme CSS while it loads', async () => {
    const opentable = findIn(mount(OPENTABLE).element, '.squarespace-opentable-new-age-wrapper');
    expect([...opentable.classList]).toEqual(['squarespace-opentable-new-age-wrapper', 'loading']);
    opentable.querySelector('iframe')?.dispatchEvent(new Event('load'));
    await expect.poll(() => opentable.classList.contains('loaded')).toBe(true);
    expect(opentable.classList.contains('loading')).toBe(false);
  });

  it.each([
    ['Acuity', ACUITY, 'The booking form could not be loaded.', 'Book on Acuity'],
    ['Zola', ZOLA, 'The registry could not be loaded.', 'Open the registry on Zola'],
  ])('is replaced by a link when it fails: %s', async (_, block, note, link) => {
    const { content, element, report } = mount(block, 'error');
    await expect.poll(() => noteIn(element)).toBe(note);
    expect(findIn(element, '.inlay-note-link').firstElementChild?.textContent).toBe(link);
    expect(findIn(element, '.inlay-waiting-proceed').textContent).toBe('Try again');
    expect(content.className).toBe('sqs-block-content');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('of Tock is asked for its business, and has buttons like the theme’s', () => {
    const button = '<b class="TockButton-blue"></b>';
    const { asked, element } = mount({ ...TOCK, content: TOCK.content.replace('</div>', `${button}</div>`) });
    expect(asked).toEqual(['https://www.exploretock.com/tock.js']);
    expect((window as { tock?: { queue: unknown } }).tock?.queue).toEqual([['init', 'ivy']]);
    expect(findIn(element, 'b').className).toContain('sqs-button-element--primary');
    Reflect.deleteProperty(window, 'tock');
  });

  it('is left to the script in its own markup', () => {
    const own = `${ZOLA.content}<script src="https://widget.zola.com/js/widget.js"></script>`;
    const { asked, before, element } = mount({ ...ZOLA, content: own, waits: true });
    expect([asked, element.innerHTML]).toEqual([[], before]);
  });
});

describe('an owner who edits the site', () => {
  it('has a scheduling frame like any visitor', () => {
    const { asked, element } = mount({ ...ACUITY, isOwner: true });
    expect([asked.length, element.querySelector('[role=alert]')]).toEqual([1, null]);
  });
});
