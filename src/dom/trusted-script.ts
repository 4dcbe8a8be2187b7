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

/** Not exported: it trusts its input, so other scripts must not reach it. */
let policy: ScriptPolicy | undefined;

/**
 * The page's one Trusted Types policy, `inlay`. Pages that list their policies (`trusted-types …`) must list it.
 * @throws TypeError where the page does not allow the policy, or when this chunk was fetched twice: the second module cannot
 *   create a policy of the same name.
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
 * A script element that runs when it is inserted. Only for scripts in the page's own markup and addresses written in
 * Inlay's code, never for data.
 * @throws TypeError where the page does not allow a policy called `inlay`
 */
export function createScript(
  source: { readonly src: string } | { readonly code: string },
): HTMLScriptElement {
  const script = document.createElement('script');
  const trusted = scriptPolicy();
  // Browsers accept a trusted value where TypeScript's DOM types have strings.
  if ('src' in source) script.src = (trusted?.createScriptURL(source.src) ?? source.src) as string;
  else script.text = (trusted?.createScript(source.code) ?? source.code) as string;
  return script;
}
