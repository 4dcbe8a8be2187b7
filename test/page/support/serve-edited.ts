import type { Renderer, Site } from './site';

/**
 * Serves a demo page as `edit` makes it, under a name of its own. Cheaper than `editAnswers`, whose route sends each request of the page through
 * the test and switches the cache off; but the page has neither the headers nor the cookies of the server's own.
 * @returns its path below `demo-pages/`
 * @example const { page } = await site.open(await serveEdited(site, 'map.html', renderer, edit), renderer);
 */
export async function serveEdited(
  site: Site,
  path: string,
  renderer: Renderer,
  edit: (html: string) => string,
  query = '',
): Promise<string> {
  const response = await fetch(`${site.url}/demo-pages/${path}?renderer=${renderer}${query && `&${query}`}`);
  const html = await response.text();
  const edited = edit(html);
  // What is to be replaced may have been renamed.
  if (edited === html) throw new Error(`Nothing of ${path} has been edited.`);
  const served = path.replace('.html', '-edited.html');
  site.answers.set(`/demo-pages/${served}`, edited);
  return served;
}
