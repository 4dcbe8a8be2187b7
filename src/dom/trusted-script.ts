/** Not yet in TypeScript's DOM library. */
interface ScriptPolicy {
  createScriptURL(url: string): unknown;
  createScript(code: string): unknown;
}

interface TrustingWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string; createScript(code: string): string },
    ): ScriptPolicy;
  };
}

const KEY: unique symbol = Symbol.for('inlay.scripts');
const WEB = /^https?:$/;

/**
 * The page's one policy, `inlay`. Kept on the document: a name may be given only once, and a chunk that had to be
 * fetched a second time is a second module. Pages that list their policies (`trusted-types …`) list it, too.
 */
function policyOf(page: Document): ScriptPolicy | undefined {
  // Nothing but this function knows the symbol.
  const holder = page as Document & { [KEY]?: ScriptPolicy };
  const { trustedTypes } = window as unknown as TrustingWindow;
  if (trustedTypes && !holder[KEY]) {
    holder[KEY] = trustedTypes.createPolicy('inlay', {
      createScriptURL: (url) => {
        if (WEB.test(new URL(url, page.baseURI).protocol)) return url;
        throw new TypeError(`${url} is no address of a script.`);
      },
      createScript: (code) => code,
    });
  }
  return holder[KEY];
}

/**
 * A script element that runs when it is put into the page. Only for what the page's own markup names or holds, or for
 * addresses written in our code: never for data.
 * @throws TypeError where the page's policy allows no policy called `inlay`
 */
export function createScript(
  source: { readonly src: string } | { readonly code: string },
): HTMLScriptElement {
  const script = document.createElement('script');
  const policy = policyOf(document);
  // The browser takes a trusted value where TypeScript only knows strings.
  if ('src' in source) script.src = (policy?.createScriptURL(source.src) ?? source.src) as string;
  else script.text = (policy?.createScript(source.code) ?? source.code) as string;
  return script;
}
