import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fileOf, readFamilies } from '../../../tools/style-families.mjs';
import { DEMO_PAGES } from './demo-pages';
import { root, type Site } from './site';

/** A page with one block of a kind, and nothing else of the demo page that it is from. */
interface Alone {
  readonly kind: string;
  readonly path: string;
}

/** Names and selectors of all blocks, from the generated reference. */
export const blocksOfReference = [
  ...readFileSync(join(root, 'docs/reference/units.md'), 'utf8').matchAll(
    /^\| \[`([\w-]+)`\]\(#[\w-]+\) \| `(.+?)` \|/gm,
  ),
].map(([, name = '', selector = '']) => ({ name, selector }));

/** Demo pages that are meant to be read by people: those under trouble have what is wrong in them. */
const demoPages = DEMO_PAGES.filter((path) => !path.startsWith('trouble'));

/**
 * Serves a page for each kind of block that the demo pages have; designs of one block are kinds, too. In it are the block's
 * ancestors, without their other content.
 */
export async function serveAlone(site: Site, page: Page): Promise<readonly Alone[]> {
  await page.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
  const found = await page.evaluate(
    async ({ known, paths }) => {
      const seen = new Map<string, { kind: string; path: string; html: string }>();
      for (const path of paths) {
        const text = await (await fetch(`/demo-pages/${path}?renderer=preact&styles=unnamed`)).text();
        const served = () => new DOMParser().parseFromString(text, 'text/html');
        const whole = served();
        const all = [...whole.querySelectorAll('*')];
        const isAny = known.map(({ selector }) => selector).join();
        for (const element of whole.body.querySelectorAll(isAny)) {
          const own = known.find(({ selector }) => element.matches(selector))?.name;
          const design = /-(?:block|design)-(grid|slideshow|slider|stacked|auto\w+|carousel|list)\b/.exec(
            element.outerHTML,
          )?.[1];
          const controller = element.getAttribute('data-controller');
          const kind = [own, design, controller].filter(Boolean).join(' ');
          if (seen.has(kind)) continue;
          const alone = served();
          let node = alone.querySelectorAll('*')[all.indexOf(element)];
          while (node?.parentElement && node !== alone.body) {
            for (const other of [...node.parentElement.childNodes]) if (other !== node) other.remove();
            node = node.parentElement;
          }
          seen.set(kind, { kind, path, html: `<!doctype html>${alone.documentElement.outerHTML}` });
        }
      }
      return [...seen.values()];
    },
    { known: blocksOfReference, paths: demoPages },
  );
  return found.map(({ kind, path, html }, index) => {
    const served = `/demo-pages/${path.replace(/[^/]+$/, '')}alone-${index}.html`;
    site.answers.set(served, html);
    return { kind, path: served };
  });
}

/** Within how many frames at a time. */
const SIDE_BY_SIDE = 4;

/** The style sheets of the build, in the order of the cascade. */
const sheetFiles = Object.keys(await readFamilies(root)).map((name) => fileOf(name));

/**
 * Opens pages in frames, adds the style sheets of the build that each has not loaded, and says what looks different for it, by path.
 * @param options.lost a sheet that is taken out of each page first, as if its block had not asked for it
 */
export const changedByOtherStyles = (
  page: Page,
  paths: readonly string[],
  { lost }: { readonly lost?: string } = {},
): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(
    async ({ files, waiting, sideBySide, without }) => {
      const NAMES =
        'display position visibility opacity color backgroundColor backgroundImage fontSize borderTopWidth zIndex cursor'.split(
          ' ',
        );
      const loadOf = (element: HTMLElement) =>
        new Promise((resolve) => element.addEventListener('load', resolve));
      const lookOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        const look: Record<string, string> = { box };
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          for (const name of [...NAMES, 'content']) look[`${part ?? ''} ${name}`] = style[name as 'content'];
        }
        return look;
      };
      const looksIn = ({ body }: Document) =>
        new Map([...body.querySelectorAll('*')].map((element) => [element, lookOf(element)]));
      const linkTo = (document: Document, file: string) =>
        document.querySelector<HTMLLinkElement>(`link[href$="/dist/${file}"]`);
      const texts = new Map(
        await Promise.all(
          files.map(async (file) => [file, await (await fetch(`/dist/${file}`)).text()] as const),
        ),
      );
      /** Where the page's own code would put it; it does not apply yet. */
      const add = (document: Document, file: string) => {
        const style = document.createElement('style');
        style.media = 'not all';
        style.textContent = texts.get(file) ?? '';
        const [next] = files.slice(files.indexOf(file) + 1).flatMap((later) => linkTo(document, later) ?? []);
        if (next) next.before(style);
        else document.documentElement.append(style);
        return style;
      };
      const whenReady = async (view: typeof window) => {
        while (!(view.Inlay && 'state' in view.Inlay && view.Inlay.state === 'initialized'))
          await nextFrame();
        await view.inlayApi().whenReady({ all: true });
      };
      const findChanges = (document: Document) => {
        const still = document.createElement('style');
        still.textContent =
          '*, ::before, ::after { transition: none !important; animation: none !important }';
        document.head.append(still);
        if (without) linkTo(document, without)?.remove();
        const others = files.filter((file) => !linkTo(document, file)).map((file) => add(document, file));
        if (!others.length) throw new Error('The page has all style sheets of the build.');
        // In one task: nothing else changes in the meantime.
        const before = looksIn(document);
        for (const style of others) style.media = '';
        return [...looksIn(document)].flatMap(([element, after]) => {
          const { localName, className } = element;
          const known = before.get(element);
          return Object.entries(after)
            .filter(([name, value]) => known?.[name] !== value)
            .map(([name, value]) => `${localName}.${className} ${name}: ${known?.[name]} → ${value}`);
        });
      };
      const changed: Record<string, readonly string[]> = {};
      const left = [...waiting];
      const openAll = async () => {
        for (let path = left.shift(); path; path = left.shift()) {
          const frame = document.createElement('iframe');
          frame.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
          frame.src = path;
          const come = loadOf(frame);
          document.body.append(frame);
          await come;
          const view = frame.contentWindow as typeof window | null;
          if (!view) throw new Error(`${path} has no window.`);
          await whenReady(view);
          const changes = findChanges(view.document);
          if (changes.length) changed[path] = changes.slice(0, 5);
          frame.remove();
        }
      };
      await Promise.all(Array.from({ length: sideBySide }, openAll));
      return changed;
    },
    { files: sheetFiles, waiting: paths, sideBySide: SIDE_BY_SIDE, without: lost },
  );
