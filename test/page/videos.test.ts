import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { watchRequests } from './support/requests';
import { serveEdited } from './support/serve-edited';
import { it, once, openDemo, RENDERERS, type Renderer, type Site, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

/** Answers every provider with an empty player, and notes who is asked. */
async function playProviders(site: Site, { page }: WatchedPage): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(
    ({ href }) => !href.startsWith(site.url),
    (route) => {
      const url = new URL(route.request().url());
      asked.push(url);
      const body = `<script>
        const say = (data) => parent.postMessage(data, '*');
        window.heard = [];
        addEventListener('message', ({ data }) => { heard.push(data); });
      </script>`;
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  return asked;
}

const wrapperOf = (page: Page, host: string) =>
  page.locator(`.sqs-video-wrapper[data-html*="${host}"]`).first();

const storeOf = (page: Page, host: string) =>
  wrapperOf(page, host).evaluate((wrapper) => {
    const { Inlay } = window as unknown as {
      Inlay: { inspect(): Array<{ element?: Element; store?: { get(): unknown } }> };
    };
    return Inlay.inspect()
      .find(({ element }) => element?.contains(wrapper))
      ?.store?.get();
  });

const mainOf = () => document.querySelector('main')?.outerHTML;

/** The page with all kinds of videos, and what the server has sent of it. */
async function openVideos(site: Site, renderer: Renderer) {
  const watched = await site.newPage();
  const { page } = watched;
  const asked = await playProviders(site, watched);
  await page.goto(`${site.url}/demo-pages/videos.html?inlay=off`);
  const served = await page.evaluate(mainOf);
  asked.length = 0;
  await watchLayoutShift(page);
  await openDemo(site, watched, 'videos.html', renderer);
  return { ...watched, asked, served };
}

describe.each(RENDERERS)('videos of a page that is opened once under %s', (renderer) => {
  let opened: Awaited<ReturnType<typeof openVideos>>;
  it.beforeAll(async ({ site }) => {
    opened = await openVideos(site, renderer);
  });

  // First, since nothing moves when a page that has come starts anew.
  // @wcag 1.4.2 | nothing with sound plays by itself: a video starts by a press
  // @keys video | Enter, Space | plays, and gives the focus to the player
  it('ask their provider for nothing until they are played, in the room that is kept, by keyboard; axe finds nothing', async () => {
    const { page, asked } = opened;
    expect(await readLayoutShift(page)).toBe(0);
    // The one behind the section starts when it is seen; the test has not scrolled there.
    expect(asked.filter(({ hostname }) => /youtu|vimeo|wistia|animoto|films/.test(hostname))).toEqual([]);
    for (const [host, key, address, query] of [
      ['youtube.com/embed/aB3', 'Enter', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI', 'start=12'],
      ['films', 'Enter', 'https://films.otterbrook.example/embed/5', ''],
      ['player.vimeo.com', ' ', 'https://player.vimeo.com/video/76979871', 'dnt=1'],
    ] as const) {
      const wrapper = wrapperOf(page, host);
      const icon = wrapper.locator('.sqs-video-icon');
      expect(await icon.getAttribute('role')).toBe('button');
      await icon.scrollIntoViewIfNeeded();
      const [before, top] = [await wrapper.boundingBox(), await page.evaluate(() => scrollY)];
      await icon.focus();
      await page.keyboard.press(key);
      const frame = wrapper.locator('iframe');
      await frame.waitFor();
      expect(await hasFocus(frame)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      expect(await wrapper.boundingBox()).toEqual(before);
      const box = await frame.boundingBox();
      expect(box?.width).toBeCloseTo(before?.width ?? 0, 0);
      expect(box?.height).toBeCloseTo(before?.height ?? 0, -1);
      const request = () => asked.find(({ origin, pathname }) => `${origin}${pathname}` === address);
      // A player that is replaced before its request has left makes no request.
      await expect.poll(request).toBeDefined();
      for (const part of [query, 'autoplay=1'])
        expect(request()?.search).toContain(host === 'films' ? '' : part);
      // One at a time: all others are back behind their overlays.
      expect(await page.locator('.sqs-video-wrapper iframe').count()).toBe(1);
      expect(await storeOf(page, host)).toBe('video');
    }
    expect(await storeOf(page, 'films')).toBe('overlay');
    expect(
      await wrapperOf(page, 'youtube.com/embed/aB3').locator('.sqs-video-icon').getAttribute('aria-label'),
    ).toBe('Play How the roof is cleaned');
    // The server has written 0.57 %: the record knows better.
    const file = await page.locator('.sqs-native-video').first().boundingBox();
    expect((file?.height ?? 0) / (file?.width ?? 1)).toBeCloseTo(1 / 1.7777, 2);
    expect(await violations(page)).toEqual([]);
  });

  once('are placed in a slide as its gallery wants, and an unknown mode is reported', async () => {
    const { page, warnings } = opened;
    const frames = await page.evaluate(async () => {
      const inlay = inlayApi();
      const answers: string[] = [];
      for (const mode of ['none', 'fit', 'fill', 'sideways']) {
        const list = document.createElement('div');
        const slide = document.createElement('div');
        const wrapper = document.createElement('div');
        wrapper.className = 'sqs-video-wrapper';
        wrapper.dataset.html = '<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>';
        slide.append(wrapper);
        list.append(slide);
        list.style.cssText = slide.style.cssText = 'width: 400px; height: 400px';
        document.querySelector('main')?.prepend(list);
        // @ts-expect-error: one of the modes is not one
        await inlay.gallery(list, { design: 'base', videoLoaderOptions: { mode } });
        const find = (selector: string) => wrapper.querySelector<HTMLElement>(selector);
        for (let frame = 0; frame < 60 && !find('.sqs-video-icon'); frame++) await nextFrame();
        find('.sqs-video-icon')?.click();
        const box = find('iframe')?.getBoundingClientRect();
        const { left, top } = list.getBoundingClientRect();
        answers.push(
          [box?.width, box?.height, box && box.left - left, box && box.top - top]
            .map((side) => Math.round(side ?? -1))
            .join(),
        );
        list.remove();
      }
      return answers;
    });
    expect(frames).toEqual(['400,225,0,0', '400,225,0,88', '711,400,-156,0', '-1,-1,-1,-1']);
    expect(warnings.join()).toContain('Video mode must be none, fit, fill or null.');
  });

  once('have a size and play in every design of a gallery, however the slide holds them', async () => {
    const { page } = opened;
    const flaws = await page.evaluate(async () => {
      const inlay = inlayApi();
      const picture =
        '<div class="sqs-video-overlay"><img data-src="/pictures/roof-1600x900.png" data-image-dimensions="1600x900" alt="Roof"></div>';
      const video = (inside: string) =>
        `<div class="sqs-video-wrapper" data-html='<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>'>${inside}</div>`;
      const ways = {
        'with a picture': video(picture),
        'without one': video(''),
        'in a box': `<div>${video(picture)}</div>`,
      };
      const designs =
        'autocolumns autogrid autorows base carousel cells grid list masonry stacked strip strips'.split(' ');
      const flaws: string[] = [];
      for (const design of designs)
        for (const [way, html] of Object.entries(ways)) {
          const list = document.createElement('div');
          const frame = document.createElement('div');
          list.append(
            ...[
              html,
              html,
              '<img src="/pictures/roof-1600x900.png" width="400" height="225" alt="Roof">',
            ].map((content) => {
              const slide = document.createElement('div');
              slide.className = 'slide';
              slide.setHTMLUnsafe(content);
              return slide;
            }),
          );
          frame.append(list);
          frame.style.cssText = 'inline-size: 600px';
          document.querySelector('main')?.prepend(frame);
          // Other tests have scrolled the page.
          frame.scrollIntoView({ block: 'center', behavior: 'instant' });
          const gallery = await inlay.gallery(list, {
            design: design as 'strip',
            // A strip has no height without a ratio.
            designOptions: design === 'strip' ? { aspectRatio: 30 } : {},
          });
          const icon = () => list.querySelector<HTMLElement>('.sqs-video-icon');
          const box = () => list.querySelector('.sqs-video-wrapper')?.getBoundingClientRect();
          for (let turn = 0; turn < 300 && !(icon() && (box()?.height ?? 0) > 40); turn++) await nextFrame();
          const { width = 0, height = 0 } = box() ?? {};
          if (width < 60 || height < 40) flaws.push(`${design} ${way}: ${width} x ${height}`);
          icon()?.click();
          const player = list.querySelector('iframe')?.getBoundingClientRect();
          if (!player || player.width < 60 || player.height < 40)
            flaws.push(`${design} ${way}: the player is ${player?.width} x ${player?.height}`);
          gallery.destroy();
          frame.remove();
        }
      return flaws;
    });
    expect(flaws).toEqual([]);
  });

  once('accept messages only from their own player, and send none to other pages', async () => {
    const { page, errors, warnings } = opened;
    await page.locator('#bg-service').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const frame = page.locator('#bg-service iframe.background-video');
    // Its player may still be on its way.
    const player = await (await frame.elementHandle())?.contentFrame();
    if (!player) throw new Error('There is no player.');
    await player.waitForURL('https://player.vimeo.com/**');
    const isReady = () => frame.evaluate((element) => element.matches('.ready'));
    // Another window, and the right window with another origin's words.
    await page.evaluate(() => {
      postMessage(JSON.stringify({ event: 'play' }), '*');
      dispatchEvent(
        new MessageEvent('message', { data: { event: 'play' }, origin: 'https://player.vimeo.com' }),
      );
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe.background-video') ?? {};
      dispatchEvent(
        new MessageEvent('message', {
          data: { event: 'play' },
          origin: 'https://evil.example',
          source: contentWindow ?? null,
        }),
      );
    });
    expect(await isReady()).toBe(false);
    await player.evaluate(() => parent.postMessage({ event: 'play' }, '*'));
    await expect.poll(isReady).toBe(true);
    expect(errors).toEqual([]);

    // Out of sight it is told to rest.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const heard = () =>
      player.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard.at(-1)));
    await expect.poll(heard).toBe('{"method":"pause"}');
    // Posted before the player is there it would reach a page of ours, and the browser says so.
    expect(warnings.filter((warning) => warning.includes('postMessage'))).toEqual([]);
  });

  once(
    'behind a cover page take the place of its picture once they play, and have a button over its text',
    async ({ onTestFinished }) => {
      const { page } = opened;
      const cover = page.locator('#bg-cover');
      await cover.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      const frame = cover.locator('iframe.background-video');
      const player = await (await frame.elementHandle())?.contentFrame();
      if (!player) throw new Error('There is no player.');
      const picture = cover.locator('.custom-fallback-image');
      expect(await picture.isVisible()).toBe(true);
      await player.waitForURL('https://player.vimeo.com/**');
      await player.evaluate(() => parent.postMessage({ event: 'play' }, '*'));
      await frame.and(page.locator('.loaded')).waitFor();
      expect(await picture.isVisible()).toBe(false);
      const pause = cover.getByRole('button', { name: 'Pause background video' });
      // As many themes have it.
      onTestFinished(await addStyle(page, 'button { color: inherit } #bg-cover { color: #000 }'));
      const colour = pause.locator('svg').evaluate((icon) => getComputedStyle(icon).color);
      expect(await colour).toBe('rgb(255, 255, 255)');
      await pause.click();
      await cover.getByRole('button', { name: 'Play background video' }).waitFor();
    },
  );

  // @keys background-video | Enter | pauses and plays
  once(
    'behind sections can be paused, and do not start for visitors who prefer reduced motion',
    async ({ onTestFinished }) => {
      const { page, asked } = opened;
      const section = page.locator('#bg-service');
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const button = section.getByRole('button', { name: 'Pause background video' });
      await button.press('Enter');
      await section.getByRole('button', { name: 'Play background video' }).waitFor();

      onTestFinished(() => page.emulateMedia({ reducedMotion: 'no-preference' }));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await startAnew(page, { empty: [asked] });
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await section.locator('img.loaded').waitFor();
      expect(await page.locator('.background-video').count()).toBe(0);
      expect(asked.filter(({ hostname }) => hostname.includes('vimeo'))).toEqual([]);
    },
  );

  once('hosted by the platform play in the browser, one at a time, and say when they cannot', async () => {
    const { page, warnings } = opened;
    const file = page.locator('.sqs-native-video video').first();
    expect(await file.getAttribute('src')).toBe('https://video.otterbrook.example/content/v1/walk/1920:1080');
    expect(await file.getAttribute('preload')).toBe('none');
    await file.evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
    await page.locator('.sqs-native-video').first().getByText('This video cannot be played.').waitFor();
    expect(warnings.filter((line) => line.includes('walk/1920:1080 cannot be played'))).toHaveLength(1);
  });

  it('restore everything, also while one plays', async () => {
    const { page } = opened;
    await wrapperOf(page, 'youtube.com/embed/aB3').locator('.sqs-video-icon').press('Enter');
    await page.locator('.sqs-video-wrapper iframe').waitFor();
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await page.evaluate(mainOf)).toBe(opened.served);
  });
});

describe.each(RENDERERS)('videos under %s', (renderer) => {
  once('run nothing from an embed code, and report that it is invalid', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await playProviders(site, watched);
    await openDemo(site, watched, 'trouble/videos.html', renderer);
    // The words come when they are needed.
    await expect
      .poll(() => page.locator('.sqs-video-invalid-wrapper').allTextContents())
      .toEqual(['Invalid video embed.', 'Invalid video embed.']);
    expect(await page.title()).toContain('Otterbrook');
    expect(warnings.filter((line) => line.includes('Invalid video embed.'))).toHaveLength(2);
    expect(await page.locator('.video-invalid iframe, .video-invalid script').count()).toBe(0);
  });

  once(
    'behind sections have their picture in its box where the page was saved with it elsewhere',
    async ({ site }) => {
      const watched = await site.newPage();
      const { page } = watched;
      await watchLayoutShift(page);
      const path = await serveEdited(site, 'plain.html', renderer, (html) =>
        html.replace(
          '<main',
          `<section style="position: relative; height: 600px; overflow: hidden"><div class="sqs-video-background" data-config-video="{}" style="position: absolute; inset: 0">
          <img class="custom-fallback-image" src="/pictures/fern-1000x1500.png" data-src="/pictures/fern-1000x1500.png" data-image-dimensions="1000x1500" alt=""
            style="position: relative; top: -510px; left: 0; width: 1280px; height: 1920px"></div></section><main`,
        ),
      );
      await openDemo(site, watched, path, renderer);
      expect(await page.locator('.custom-fallback-image').boundingBox()).toMatchObject({ x: 0, height: 600 });
      expect(await readLayoutShift(page)).toBe(0);
    },
  );

  it('ask first where the policy of the site requires consent, and keep waiting after a “no”', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page } = watched;
    const asked = await playProviders(site, watched);
    const providers = () => asked.filter(({ hostname }) => /youtu|ytimg|vimeo/.test(hostname));
    await openDemo(site, watched, 'videos-consent.html', renderer);
    await page.locator('#bg-service').scrollIntoViewIfNeeded();
    const vimeo = wrapperOf(page, 'player.vimeo.com');
    const youtube = wrapperOf(page, 'youtube.com');
    const yes = vimeo.getByRole('button', { name: 'Play the video' });
    await vimeo.locator('.sqs-video-icon').click();
    expect(await vimeo.locator('.inlay-video-note').textContent()).toContain('player.vimeo.com');
    expect(await hasFocus(yes)).toBe(true);
    expect(await violations(page)).toEqual([]);
    const choose = (marketing: boolean) =>
      page.evaluate((isAllowed) => {
        inlayApi().consent.choose({ performance: isAllowed, marketing: isAllowed });
      }, marketing);
    await choose(false);
    await youtube.locator('.sqs-video-icon').click();
    await youtube.getByRole('button', { name: 'Play the video' }).waitFor();
    expect(await yes.count()).toBe(1);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(providers()).toEqual([]);

    // A yes to one host says nothing about another.
    await yes.press('Enter');
    await vimeo.locator('iframe').waitFor();
    expect(await vimeo.locator('.inlay-video-note').count()).toBe(0);
    expect([...new Set(providers().map(({ hostname }) => hostname))]).toEqual(['player.vimeo.com']);

    await startAnew(page);
    await choose(true);
    await youtube.locator('.sqs-video-icon').press('Enter');
    await youtube.locator('iframe').waitFor();
  });

  once('say that the page’s policy forbids a player, and where it can be seen', async ({ site }) => {
    const { page, warnings } = await site.open('trouble/media.html', renderer);
    const wrapper = wrapperOf(page, 'player.vimeo.com');
    await wrapper.locator('.sqs-video-icon').click();
    const link = wrapper.getByRole('link', { name: 'Watch it on player.vimeo.com' });
    expect(await link.getAttribute('href')).toBe('https://player.vimeo.com/video/1');
    const said = "https://player.vimeo.com is blocked by the page's policy.";
    expect(warnings.filter((line) => line.includes(said))).toHaveLength(1);
  });

  once('play with one tap on a touch screen', async ({ site }) => {
    const watched = await site.newPage({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    await playProviders(site, watched);
    await openDemo(site, watched, 'videos.html', renderer);
    const wrapper = wrapperOf(watched.page, 'player.vimeo.com');
    await wrapper.locator('.sqs-video-overlay').tap();
    await wrapper.locator('iframe').waitFor();
    expect(await wrapper.locator('iframe').getAttribute('src')).toContain('autoplay=1');
  });

  it('say where they can be seen when a blocker takes their player away', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await playProviders(site, watched);
    await page.route('**/roof-*', (route) => route.abort('blockedbyclient'));
    await openDemo(site, watched, 'videos.html', renderer);
    // What blockers do to the frames whose request they have stopped.
    await page.addStyleTag({ content: 'iframe[src*="youtube"] { display: none !important }' });
    const warned = (words: string) => warnings.filter((line) => line.includes(words)).length;
    const linkIn = (host: string) => wrapperOf(page, host).getByRole('link', { name: /^Watch it on/ });

    const youtube = wrapperOf(page, 'youtube.com/embed/aB3');
    await expect.poll(() => warned('roof-1280x720')).toBe(1);
    await youtube.locator('.sqs-video-icon').press('Enter');
    await linkIn('youtube.com/embed/aB3').waitFor();
    expect(await linkIn('youtube.com/embed/aB3').getAttribute('href')).toContain('youtube.com/embed/aB3');
    expect(await storeOf(page, 'youtube.com/embed/aB3')).toBe('overlay');
    expect(warned('www.youtube-nocookie.com/embed/aB3')).toBe(1);
    expect(await violations(page)).toEqual([]);

    // Whoever is only silent is let be: many players never talk.
    const rest = watchRequests(page);
    await wrapperOf(page, 'wistia').locator('.sqs-video-icon').press('Enter');
    await wrapperOf(page, 'wistia').locator('iframe').waitFor();
    await rest();
    expect(await wrapperOf(page, 'wistia').locator('iframe').count()).toBe(1);
  });
});
