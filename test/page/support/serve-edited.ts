import type { Renderer, Site } from './site';

let serial = 0;

/**
 * Serves a demo page as `edit` makes it, at an address of its own and without the headers of the demo server. Cheaper than `editAnswers`,
 * which sends each request of the page through the test and switches the cache off.
 * @returns its path below `demo-pages/`
 * @example const path = await serveEdited(site, 'summaries.html', renderer, (html) => html.replace('<html ', '<html dir="rtl" '));
 */
export async function serveEdited(
  site: Site,
  path: string,
  renderer: Renderer,
  edit: (html: string) => string,
): Promise<string> {
  const answer = await fetch(`${site.url}/demo-pages/${path}?renderer=${renderer}`);
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
  const html = await answer.text();
  const edited = edit(html);
  if (edited === html) throw new Error(`What is to be another text is not in ${path}.`);
  const served = path.replace('.html', `-edited-${++serial}.html`);
  site.answers.set(`/demo-pages/${served}`, edited);
  return served;
}
