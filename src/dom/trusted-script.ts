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

const WEB = /^https?:$/;

/** Out of reach of the page's other scripts, since it trusts what it is given. */
let policy: ScriptPolicy | undefined;

/**
 * The page's one policy, `inlay`. Pages that list their policies (`trusted-types …`) list it, too.
 * @throws TypeError where the page's policy does not allow it. So it is for a chunk that had to be fetched a second time, as a
 *   second module, since such a page lets a name be given only once.
 */
function scriptPolicy(): ScriptPolicy | undefined {
  const { trustedTypes } = window as unknown as TrustingWindow;
  policy ??= trustedTypes?.createPolicy('inlay', {
    createScriptURL: (url) => {
      if (WEB.test(new URL(url, document.baseURI).protocol)) return url;
      throw new TypeError(`${url} is not the address of a script.`);
    },
    createScript: (code) => code,
  });
  return policy;
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
  const trusted = scriptPolicy();
  // The browser takes a trusted value where TypeScript only knows strings.
  if ('src' in source) script.src = (trusted?.createScriptURL(source.src) ?? source.src) as string;
  else script.text = (trusted?.createScript(source.code) ?? source.code) as string;
  return script;
}
