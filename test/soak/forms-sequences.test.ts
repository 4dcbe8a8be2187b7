import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { count } from '../count';
import { createFaultyServer, createSequence } from '../page/support/fault-sequences';
import { inBlock, jsonForm, serverForm } from '../page/support/forms-html';
import { it, RENDERERS, type WatchedPage, whenReady } from '../page/support/site';

/** `INLAY_SEQUENCES=400 INLAY_SEED=7` runs four hundred others; the seed of each one is in its name. */
const COUNT = Number(process.env.INLAY_SEQUENCES) || 20;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;
const TIMEOUT_MS = 30_000;

/** A form for each seed, of both kinds; what one has left in the storage is nothing to another. */
const formOf = (seed: number) =>
  seed % 3
    ? inBlock(`b${seed}`, serverForm(`f${seed}`))
    : jsonForm(`f${seed}`, {
        formFields: [{ type: 'text', id: 'text', title: 'Your name', required: true }],
      });

const seeds = Array.from({ length: COUNT }, (_, index) => FIRST_SEED + index);

/** What the visitor sees: thanks, a message, or nothing yet. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('.react-form-contents--submitted')) return 'thanked';
    if (document.querySelector('form.submitting')) return 'busy';
    return document.querySelector('.inlay-form-summary') ? 'told' : 'idle';
  });

describe.each(RENDERERS)('under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    const { page } = watched;
    await page.clock.install();
    await page.route('**/sequence-*', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>Forms</title><script>Static = { SQUARESPACE_CONTEXT: { website: { id: 'w' } } };</script>
          <script type="module" src="/dist/${renderer}/site.js"></script><body><main>${formOf(Number(route.request().url().split('-').at(-1)))}</main></body></html>`,
      }),
    );
  });
  afterAll(() => watched.close());

  // Half of them under each renderer: what is tried is the same code.
  it.for(seeds.filter((seed) => (seed % 2 === 0) === (renderer === 'react')))(
    'loses nothing, doubles nothing and thanks for nothing else: seed %i',
    async (seed, { site, task }) => {
      count(task, 'fault sequences over forms', 1);
      const { page } = watched;
      const sequence = createSequence(seed);
      const server = createFaultyServer(sequence);
      const entry = `entry ${seed}`;
      await page.unroute('**/api/form/**');
      await server.listen(page);
      await page.goto(`${site.url}/sequence-${seed}`);
      await whenReady(page);
      const field = page.locator('.form-item input');
      const press = () => page.locator('[type=submit]').click();
      /** Until the form has an answer; time is let go by where the form waits. */
      const settle = async (mayLeave = false) => {
        await expect
          .poll(
            async () => {
              if (mayLeave && server.isHanging()) return 'told';
              if (server.isHanging()) {
                await page.clock.runFor(TIMEOUT_MS);
                await server.giveUp();
              } else await page.clock.runFor(250);
              return stateOf(page);
            },
            { timeout: 15_000, interval: 20, message: server.happened.join() },
          )
          .toMatch(/^(?:thanked|told)$/);
        const state = await stateOf(page);
        if (state === 'thanked') expect(server.taken(), server.happened.join()).toHaveLength(1);
        return state;
      };

      await field.fill(entry);
      await press();
      for (const move of sequence.moves) {
        if (move !== 'press') server.leave();
        if ((await settle(move !== 'press')) === 'thanked') break;
        if (move === 'reload') await page.reload();
        else if (move === 'restart')
          await page.evaluate(() => {
            inlayApi().destroy();
            inlayApi().init();
          });
        await server.giveUp();
        await whenReady(page);
        // What was typed stays, or comes back. Typing it meanwhile could add it to what comes back: another content.
        await expect.poll(() => field.inputValue(), { message: server.happened.join() }).toBe(entry);
        await press();
      }
      // However long it takes: the server is well in the end.
      for (let left = 15; left > 0 && (await settle()) !== 'thanked'; left--) await press();
      expect(await stateOf(page), server.happened.join()).toBe('thanked');
      const taken = server.taken().map((form) => JSON.stringify(JSON.parse(form)));
      expect(taken, server.happened.join()).toEqual([expect.stringContaining(entry)]);
    },
  );
});
