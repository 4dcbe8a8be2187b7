import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
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
        const text = await (await fetch(`/demo-pages/${path}?renderer=preact`)).text();
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

/** Adds the style sheets of a build that the page has not loaded, and says what looks different for it. */
export const changedByOtherStyles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    async (files) => {
      const add = async (href: string) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const come = new Promise((resolve) => link.addEventListener('load', resolve));
        document.head.append(link);
        await come;
      };
      const still = document.createElement('style');
      still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
      document.head.append(still);
      const NAMES =
        'display position visibility opacity color backgroundColor backgroundImage fontSize borderTopWidth zIndex cursor'.split(
          ' ',
        );
      const lookOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
        const look: Record<string, string> = { box, classes: element.className.toString() };
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          for (const name of [...NAMES, 'content']) look[`${part ?? ''} ${name}`] = style[name as 'content'];
        }
        return look;
      };
      const looks = () =>
        new Map([...document.body.querySelectorAll('*')].map((element) => [element, lookOf(element)]));
      const before = looks();
      const others = files.filter((file) => !document.querySelector(`link[href$="${file}"]`));
      await Promise.all(others.map((file) => add(`/dist/preact/chunks/${file}`)));
      return [...looks()].flatMap(([element, after]) => {
        const { localName, className } = element;
        const known = before.get(element);
        // Pictures may come in the meantime.
        return Object.entries(known?.classes === after.classes ? after : {})
          .filter(([name, value]) => known?.[name] !== value)
          .map(([name, value]) => `${localName}.${className} ${name}: ${known?.[name]} → ${value}`);
      });
    },
    readdirSync(join(root, 'dist/preact/chunks')).filter((file) => file.endsWith('.css')),
  );
