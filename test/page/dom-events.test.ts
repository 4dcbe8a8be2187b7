import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DOM_EVENTS } from '../../src/core/lazy/dom-events';
import { it, ONE_RENDERER, openDemo, type Renderer, type Site } from './support/site';

interface Heard {
  readonly type: string;
  /** Selector-like: `document`, or the first class that names a block. */
  readonly target: string;
  readonly detail: readonly string[];
}

/** Opens a page that writes down every event of Inlay's that reaches its window. */
async function openListening(site: Site, renderer: Renderer, path: string): Promise<Page> {
  const watched = await site.newPage({ reducedMotion: 'reduce' });
  await watched.page.addInitScript((names) => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    for (const name of names)
      addEventListener(`inlay:${name}`, (event) => {
        const { target, detail } = event as CustomEvent<object | null>;
        heard.push({
          type: name,
          target:
            target instanceof Element
              ? ((target.id || target.className).split(' ').at(-1) ?? '')
              : 'document',
          detail: Object.keys(detail ?? {}).sort(),
        });
      });
  }, DOM_EVENTS);
  await openDemo(site, watched, path, renderer);
  return watched.page;
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly heard: readonly Heard[] }).heard);

/** Waits until an event was heard, and says on what and with which detail. */
async function hears(page: Page, type: string): Promise<Heard> {
  await expect.poll(async () => (await heardBy(page)).map((event) => event.type)).toContain(type);
  const found = (await heardBy(page)).findLast((event) => event.type === type);
  return found ?? { type, target: '', detail: [] };
}

describe.each(ONE_RENDERER)('DOM events under %s', (renderer) => {
  it('report blocks, accordions, galleries, the lightbox and a choice', async ({ site }) => {
    const page = await openListening(site, renderer, 'accordion.html');
    expect(await hears(page, 'block:mounted')).toMatchObject({
      detail: expect.arrayContaining(['block', 'element', 'store']),
    });

    const accordion = page.locator('.sqs-block-accordion').first();
    const id = await accordion.getAttribute('id');
    const item = { target: id, detail: ['element', 'index', 'item'] };
    await accordion.locator('.accordion-item__click-target[aria-expanded=false]').first().click();
    expect(await hears(page, 'accordion:opened')).toMatchObject(item);
    await accordion.locator('.accordion-item__click-target[aria-expanded=true]').first().click();
    expect(await hears(page, 'accordion:closed')).toMatchObject(item);

    const gallery = await page.evaluate(async () => {
      const list = document.createElement('div');
      list.id = 'made';
      list.append(document.createElement('p'), document.createElement('p'));
      document.querySelector('main')?.append(list);
      const made = await inlayApi().gallery('#made', { design: 'stacked' });
      made.next();
      return Object.keys(made);
    });
    expect(await hears(page, 'gallery:change')).toEqual({
      type: 'gallery:change',
      target: 'made',
      detail: ['currentIndex', 'element', 'gallery', 'previousIndex'],
    });
    // What only its own parts use is not in sight.
    expect(gallery.sort()).toEqual(
      'attributes destroy get go link next on pause play previous refresh slides subscribe'.split(' '),
    );

    await page.evaluate(async () => {
      const item = (src: string) => ({ content: { type: 'image' as const, src, alt: '' } });
      const lightbox = await inlayApi().lightbox({ set: [item('/a.jpg'), item('/b.jpg')] });
      lightbox.store.next();
      lightbox.close();
    });
    for (const type of ['lightbox:opened', 'lightbox:changed', 'lightbox:closed'])
      expect(await hears(page, type)).toEqual({
        type,
        target: 'document',
        detail: ['element', 'index', 'lightbox'],
      });

    await page.evaluate(() => inlayApi().consent.choose({ performance: true, marketing: false }));
    expect(await hears(page, 'consent:changed')).toMatchObject({
      target: 'document',
      detail: ['marketing', 'performance'],
    });
    await page.evaluate((block) => inlayApi().destroy(`#${block}`), id);
    expect(await hears(page, 'block:destroyed')).toMatchObject({ target: item.target });
  });
});
