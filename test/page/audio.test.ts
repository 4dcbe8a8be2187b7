import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus } from './support/keyboard';
import { watchRequests } from './support/requests';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, it, openDemo, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const ROOF = '#block-b5bf2ba37b645f770f6a';
const PALMS = '#block-fb64f4b39f1545c473b3';
const NATIVE = '#block-5b7f0a1c2d3e4f5a6b7c audio';
const RENDERED = '#block-6c8e1b2d3f4a5b6c7d8e';
const BROKEN = '#block-a1c9e7b35d2f4a68b0e1';
const ALBUM_PAGE = '#playlist-page';
const ALBUM_BLOCK = '#block-7a61c0d2e9f84b5a9c31 .sqs-album-block';
const COVER = '#playlist-cover';

const hasClass = (target: Locator, name: string) =>
  expect.poll(() => target.evaluate((element, wanted) => element.classList.contains(wanted), name));

const playerOf = (page: Page, block: string) => page.locator(`${block} .sqs-widgets-audio-player`);

const sessionOf = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return { title: metadata?.title, artist: metadata?.artist, playbackState };
  });

describe.each(RENDERERS)('audio under %s', (renderer) => {
  let watched: WatchedPage;
  const sounds: string[] = [];

  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    watched.page.on('request', (request) => {
      if (request.url().includes('/sounds/')) sounds.push(request.url());
    });
    // Marked before any script runs, so that the test can tell a node from its copy.
    await watched.page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const audio = document.querySelector('audio');
        if (audio) Object.assign(audio, { isServers: true });
      }),
    );
    await openDemo(site, watched, 'audio.html', renderer);
  });

  it('shows title, author and length, and loads nothing before somebody plays', async () => {
    const { page, warnings } = watched;
    await watchRequests(page)();
    expect(sounds).toEqual([]);
    const palms = playerOf(page, PALMS);
    expect(await palms.locator('.title').textContent()).toContain('Episode 12');
    expect(await palms.locator('.artistName').textContent()).toBe('Nadia Okafor');
    expect(await palms.locator('.time .total').textContent()).toBe('2:10');
    expect(await palms.locator('a.download').getAttribute('href')).toContain('/sounds/palms-130.wav');
    expect(await page.locator(`${ROOF} a.download`).count()).toBe(0);
    const ofTemplate = page.locator('.squarespace-audio-player .action');
    expect(await ofTemplate.getAttribute('aria-label')).toBe('Play Audio');
    expect(await page.locator('.sqs-block-is-placeholder').innerHTML()).toBe('\n');
    expect(warnings.join('\n')).toContain('Track 4 does not link to a recording');
  });

  it('plays and pauses by keyboard, and updates the Media Session', async () => {
    const { page } = watched;
    const button = page.locator(`${ROOF} .action`);
    await tabInto(page, button);
    expect(await button.getAttribute('aria-label')).toBe('Play How the roof is cleaned');
    await page.keyboard.press('Enter');
    await hasClass(playerOf(page, ROOF), 'playing').toBe(true);
    expect(await button.getAttribute('aria-label')).toBe('Pause How the roof is cleaned');
    expect(await sessionOf(page)).toEqual({
      title: 'How the roof is cleaned',
      artist: 'Otterbrook Glasshouse',
      playbackState: 'playing',
    });
    await page.keyboard.press(' ');
    await hasClass(playerOf(page, ROOF), 'paused').toBe(true);
    expect((await sessionOf(page)).playbackState).toBe('paused');
  });

  // @keys audio | Space, arrows, Page Up, Page Down, Home, End | plays, pauses and moves
  it('moves by arrows, Page Up and Down, Home and End, which starts the next play at the beginning', async () => {
    const { page } = watched;
    await page.locator(`${PALMS} .action`).click();
    await hasClass(playerOf(page, PALMS), 'playing').toBe(true);
    await page.locator(`${PALMS} .action`).click();
    await hasClass(playerOf(page, PALMS), 'paused').toBe(true);
    const slider = page.locator(`${PALMS} input[type="range"]`);
    await slider.focus();
    const elapsed = page.locator(`${PALMS} .time .progress`);
    const press = async (key: string, shown: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => elapsed.textContent()).toBe(shown);
    };
    await press('Home', '0:00');
    await press('ArrowRight', '0:05');
    await press('PageUp', '0:35');
    await press('ArrowLeft', '0:30');
    expect(await slider.getAttribute('aria-valuetext')).toBe('30 seconds of 2 minutes 10 seconds');
    await press('PageDown', '0:00');
    await press('End', '2:10');
    const bar = await slider.boundingBox();
    if (!bar) throw new Error('The slider has no box.');
    await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await expect.poll(() => elapsed.textContent()).toMatch(/^1:0[3-7]$/);
  });

  it('plays one at a time: another block, the browser’s own player, a video', async () => {
    const { page } = watched;
    await page.locator(`${PALMS} .action`).click();
    await hasClass(playerOf(page, PALMS), 'playing').toBe(true);
    await page.locator(`${ROOF} .action`).click();
    await hasClass(playerOf(page, PALMS), 'paused').toBe(true);
    await hasClass(playerOf(page, ROOF), 'playing').toBe(true);

    await page.locator(NATIVE).evaluate((audio: HTMLAudioElement) => audio.play());
    await hasClass(playerOf(page, ROOF), 'paused').toBe(true);
    expect((await sessionOf(page)).title).toBe('A walk with the browser’s player');

    await page.locator(`${PALMS} .action`).click();
    await expect
      .poll(() => page.locator(NATIVE).evaluate((audio: HTMLAudioElement) => audio.paused))
      .toBe(true);
    await page.locator('.sqs-video-icon').press('Enter');
    await hasClass(playerOf(page, PALMS), 'paused').toBe(true);
    // A video has no title of ours to show.
    expect((await sessionOf(page)).title).toBeUndefined();
    // Headless Chromium loses clicks after a frame of another site has had one.
    await page.locator(`${PALMS} .action`).press('Enter');
    await expect.poll(() => page.locator('.sqs-video-wrapper iframe').count()).toBe(0);
    await page.locator(`${PALMS} .action`).press('Enter');
  });

  it('keeps the server’s audio element, and draws nothing beside it', async () => {
    const { page } = watched;
    const block = page.locator(NATIVE).locator('..');
    expect(await page.locator(NATIVE).evaluate((audio) => 'isServers' in audio)).toBe(true);
    expect(await block.locator('.sqs-widgets-audio-player').count()).toBe(0);
  });

  it('brings a player that the server has rendered to life', async () => {
    const { page } = watched;
    const action = page.locator(`${RENDERED} .action`);
    expect(await action.getAttribute('role')).toBe('button');
    expect(await page.locator(`${RENDERED} .time .total`).textContent()).toBe('0:05');
    await action.focus();
    await page.keyboard.press('Enter');
    await hasClass(playerOf(page, RENDERED), 'playing').toBe(true);
    await page.keyboard.press(' ');
    await hasClass(playerOf(page, RENDERED), 'paused').toBe(true);
    const bar = page.locator(`${RENDERED} .track`);
    await bar.focus();
    await page.keyboard.press('End');
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('5');
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator(`${RENDERED} .played`).getAttribute('style')).toContain('width: 0%');
  });

  it('links to what cannot be played, and warns once', async () => {
    const { page, warnings, errors } = watched;
    await page.locator(`${BROKEN} .action`).click();
    const note = page.locator(`${BROKEN} .inlay-audio-note`);
    await note.waitFor();
    expect(await note.locator('[role="alert"]').textContent()).toBe('This recording cannot be played.');
    expect(await note.locator('a').getAttribute('href')).toContain('/pages/not-a-recording');
    await hasClass(playerOf(page, BROKEN), 'stopped').toBe(true);
    expect(warnings.filter((text) => text.includes('not-a-recording'))).toHaveLength(1);
    // The browser's own line about the answer.
    expect(errors.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  // @keys album | End | goes to the end of a track, and on to the next
  it('plays an album page: track by track, and leaves other links alone', async () => {
    const { page } = watched;
    const album = page.locator(ALBUM_PAGE);
    expect(await album.getAttribute('class')).toBe('sqs-audio-playlist has-album-cover');
    const track = (index: number) => album.locator('.track').nth(index);
    await track(1).locator('.title a').click();
    await hasClass(album, 'playing').toBe(true);
    await hasClass(track(1), 'selected').toBe(true);
    expect(page.url()).toContain('audio.html');
    expect(await album.locator('.album-controls .button').getAttribute('aria-label')).toBe(
      'Pause Sounds of the House',
    );
    expect(await sessionOf(page)).toMatchObject({
      title: 'Steam in the pipes',
      artist: 'Otterbrook Glasshouse',
    });

    const download = track(0).locator('.download');
    await download.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await download.click();
    await hasClass(track(1), 'selected').toBe(true);

    // Only the current track has a slider.
    expect(await album.locator('[role="slider"]').count()).toBe(1);
    await track(1).locator('[role="slider"]').press('End');
    await hasClass(track(2), 'selected').toBe(true);
    await hasClass(album, 'playing').toBe(true);
    expect(await track(1).locator('.play-bar').getAttribute('style')).toBeNull();
    await expect.poll(() => track(2).locator('[role="slider"]').getAttribute('aria-valuemax')).toBe('5');
    await track(2).locator('[role="slider"]').press('End');
    await hasClass(album, 'playing').toBe(false);
    expect(await album.locator('.selected').count()).toBe(0);

    const button = album.locator('.album-controls .button');
    await button.focus();
    await page.keyboard.press('Enter');
    await hasClass(track(0), 'selected').toBe(true);
    await page.keyboard.press(' ');
    await hasClass(album, 'paused').toBe(true);
  });

  // @keys album | Enter | goes to the next track
  it('follows the controls of an album block and of a cover page', async () => {
    const { page } = watched;
    const album = page.locator(ALBUM_BLOCK);
    const controls = album.locator('.universal-controls');
    await controls.locator('.play').click();
    await hasClass(album.locator('.track').nth(0), 'selected').toBe(true);
    expect(await album.locator('.universal-track .title').textContent()).toBe('Frogs in the tank');
    await expect.poll(() => album.locator('.universal-track .duration').textContent()).toBe('0:02');
    await controls.locator('.next').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => album.locator('.universal-track .title').textContent()).toBe('Wind on the roof');
    await controls.locator('.prev').click();
    await hasClass(album.locator('.track').nth(0), 'selected').toBe(true);
    await controls.locator('.pause').click();
    await hasClass(album, 'playing').toBe(false);

    const cover = page.locator(COVER);
    await cover.locator('.button-play-pause').click();
    await hasClass(cover, 'playing').toBe(true);
    await cover.locator('.button-next').click();
    await hasClass(cover.locator('.track').nth(1), 'selected').toBe(true);
    await cover.locator('.button-previous').click();
    await hasClass(cover.locator('.track').nth(0), 'selected').toBe(true);
    await cover.locator('.button-play-pause').click();
    await hasClass(cover, 'paused').toBe(true);
  });

  it('gives a SoundCloud playlist its class, and frames a title', async () => {
    const blocks = watched.page.locator('.sqs-block-soundcloud');
    await hasClass(blocks.nth(1), 'isPlaylist').toBe(true);
    await hasClass(blocks.nth(0), 'isPlaylist').toBe(false);
    expect(await blocks.nth(1).locator('iframe').getAttribute('title')).toBe('SoundCloud player');
    expect(await blocks.nth(0).locator('iframe').getAttribute('title')).toBe('A track');
  });

  it('restores everything, and stops playing', async () => {
    const { page, errors } = watched;
    await page.locator(`${ROOF} .action`).click();
    await hasClass(playerOf(page, ROOF), 'playing').toBe(true);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect((await sessionOf(page)).title).toBeUndefined();
    expect(errors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  });
});

it('asks before it loads a recording of another company, where the policy is restrictive', async ({
  site,
}) => {
  const watched = await site.newPage();
  const { page } = watched;
  const asked: string[] = [];
  await page.route('https://sounds.elsewhere.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${site.url}/sounds/roof-6.wav` }) });
  });
  const path = await serveEdited(site, 'audio.html', 'preact', (html) =>
    html
      .replace('"isRestrictiveCookiePolicyEnabled":false', '"isRestrictiveCookiePolicyEnabled":true')
      .replace('data-url="/sounds/roof-6.wav"', 'data-url="https://sounds.elsewhere.example/roof.wav"'),
  );
  await openDemo(site, watched, path, 'preact', { all: false });
  await page.locator(`${ROOF} .action`).click();
  const note = page.locator(`${ROOF} .inlay-audio-note`);
  await note.waitFor();
  expect(await note.textContent()).toContain('sounds.elsewhere.example');
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await hasClass(playerOf(page, ROOF), 'playing').toBe(true);
  expect(asked).toHaveLength(1);
  expect(await note.count()).toBe(0);
  expect(await hasFocus(page.locator(`${ROOF} .action`))).toBe(true);
});
