import { sheets } from './sheets';

/** The text of a style sheet, by the last part of its address. */
async function loadText(url: string): Promise<string> {
  const name = url.replace(/^.*\/|\?.*$/g, '');
  const load = sheets[name];
  if (!load) throw new Error(`There is no style sheet ${name}.`);
  return (await load()).css;
}

/**
 * What the package does in place of `addStyleSheet`: each bundler treats style sheets in its own way, and only if it is set up for them, so their
 * text comes as a module. It applies when `media` is `''`.
 */
export async function adoptStyleSheet(url: string): Promise<{ media: string }> {
  const sheet = new CSSStyleSheet({ media: 'not all' });
  sheet.replaceSync(await loadText(url));
  document.adoptedStyleSheets.push(sheet);
  return {
    get media() {
      return `${sheet.media}`;
    },
    set media(text) {
      sheet.media = text;
    },
  };
}

/** Has the page use `site.css`; rejects where its text cannot be loaded. */
export async function adoptSiteStyles(): Promise<void> {
  const sheet = new CSSStyleSheet();
  // Adopted while it is still empty: style sheets of blocks, which may come sooner, belong behind it.
  document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(await loadText('site.css'));
}
