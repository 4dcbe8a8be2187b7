import { describe, expect } from 'vitest';
import { it, ONE_RENDERER, whenStarted } from './support/site';

describe.each(ONE_RENDERER)('the edge of the API under %s', (renderer) => {
  it('explains wrong arguments, and takes selectors where elements are', async ({ site }) => {
    const { page, warnings, errors } = await site.newPage();
    await page.addInitScript(() => {
      window.Inlay = [(inlay) => Reflect.apply(inlay.on, inlay, ['block:mountd', () => {}])];
    });
    await page.goto(`${site.url}/demo-pages/gallery-grid.html?renderer=${renderer}&inlay=debug`);
    const expectWarning = (text: string) => expect.poll(() => warnings.join('\n')).toContain(text);
    await expectWarning('Inlay has no event `block:mountd`. Did you mean `block:mounted`?');

    const said = await page.evaluate(async () => {
      const inlay = inlayApi();
      const reject = (name: string, ...args: unknown[]) =>
        Promise.resolve(Reflect.apply(Reflect.get(inlay, name), inlay, args)).then(String, (error: Error) =>
          error.message.replace(/^Inlay\.\w+\([^)]*\): /, ''),
        );
      await inlay.whenReady({ all: true });
      const mounted = () => inlay.inspect().filter(({ state }) => state === 'mounted').length;
      const all = mounted();
      inlay.destroy('.sqs-block-gallery');
      const none = mounted();
      Reflect.apply(inlay.destroy, inlay, [null]);
      inlay.scan('main');
      await inlay.whenReady({ all: true });
      return {
        counts: [all > 0, none, mounted() === all, inlay.state],
        rejected: [
          await reject('confirm'),
          await reject('toast', { message: 7 }),
          await reject('tooltip', '.nobody', 'Text'),
          await reject('lightbox', { set: [] }),
          await reject('lightbox', '.list'),
          await reject('gallery', 'main', { design: 'stackd' }),
          await reject('whenReady', true),
        ],
        undo: typeof (await inlay.tooltip('main h1', 'A heading')),
        design: await inlay.gallery('main', { autplay: true } as object).then(({ attributes, destroy }) => {
          destroy();
          return attributes.design;
        }),
      };
    });
    expect(said.counts).toEqual([true, 0, true, 'initialized']);
    expect(said.rejected).toEqual([
      '`options` is undefined. It should be an object of options.',
      '`options.message` is the number 7. It should be a string.',
      '`element` is the selector “.nobody”, which finds nothing in the page. It should be an element, or a selector that finds one.',
      'No images: `set` is an empty list. It should be a list of items, each with `content` that has a `src`.',
      '`options` is the string “.list”. It should be an object of options.',
      expect.stringMatching(/by the name stackd\) Did you mean stacked\? There are .*strips\.$/),
      '`options` is the boolean true. It should be an object of options.',
    ]);
    expect([said.undo, said.design]).toEqual(['function', 'base']);
    await expectWarning('`attributes` has no option `autplay`, so it is ignored. Did you mean `autoplay`?');
    await expectWarning(
      'Inlay.destroy(root): `root` is null. It should be a node of the page, or a selector.',
    );
    expect(errors).toEqual([]);
  });

  it('warns of nothing on a page without a site context', async ({ site }) => {
    const { page, warnings, errors } = await site.newPage();
    await page.route('**/bare.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Bare</title><h1>Bare</h1><script type="module" src="/dist/${renderer}/site.js"></script>`,
      }),
    );
    await page.goto(`${site.url}/demo-pages/bare.html`);
    await whenStarted(page);
    expect(await page.evaluate(() => inlayApi().inspect())).toEqual([]);
    expect([warnings, errors]).toEqual([[], []]);
  });
});
