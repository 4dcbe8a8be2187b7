import type { Part, Scope } from '../core/scope';
import { loadScript } from '../dom/load-script';
import { allowEmbeds, needsEmbedConsent, watchEmbedConsent } from './embed-consent';
import { own } from './own-list';
import { THIRD_PARTIES, type ThirdParty, thirdPartyUrl } from './third-parties';

async function load(name: ThirdParty, address: string, runsAgain?: boolean): Promise<void> {
  await loadScript(thirdPartyUrl(name, address), THIRD_PARTIES[name].timeoutMs, runsAgain);
}

/** Loads a script that needs no consent. Rejects for a third party of any other category. */
export async function loadNecessary(name: ThirdParty, address: string): Promise<void> {
  if (THIRD_PARTIES[name].category !== 'necessary') throw new TypeError(`${name} needs consent.`);
  await load(name, address);
}

/** The reason why the third party's content is missing. */
export type MissingReason = 'consent' | 'failed';

interface ThirdPartyContent {
  /** Shows what the third party brings. `part` ends when consent is withdrawn. A rejection ends it, too, and is reported. */
  show(part: Part, tools: PartyTools): Promise<unknown>;
  /** Shows what the visitor has without it. */
  instead?(part: Part, reason: MissingReason, tools: PartyTools): unknown;
}

export interface PartyTools {
  /**
   * Loads a script from the hosts of this third party, once per page, or each time where it looks at the page only while it runs.
   * Rejects when it fails or takes too long.
   */
  readonly load: (address: string, runsAgain?: boolean) => Promise<void>;
  /** The visitor has just pressed a button for it, which is gone: what is shown should get the focus. */
  readonly isAsked: boolean;
  /** Allows the third party until the visitor leaves the page, or tries again. */
  readonly proceed: () => void;
}

/**
 * Shows what a third party brings while the site's policy and the visitor allow it, and something else while they do not, or when
 * it fails. Nothing is requested from the third party before `show` is called.
 * @example
 * mountThirdParty(scope, 'disqus', {
 *   show: (part, { load }) => load(`https://${shortname}.disqus.com/embed.js`),
 *   instead: (part, reason, tools) => draw(part, <MissingNote reason={reason} tools={tools} say={t} />, { into: element }),
 * });
 */
export function mountThirdParty(scope: Scope, name: ThirdParty, { show, instead }: ThirdPartyContent): void {
  const { category, hosts } = THIRD_PARTIES[name];
  // A host that starts with a dot stands for its subdomains.
  const service = hosts.map((host) => own.list?.nameAt(host.replace(/^\./, ''))).find(Boolean);
  let part = scope.part();
  let isAllowed: boolean | undefined;
  let isAsked = false;
  const restart = () => {
    part.end();
    part = scope.part();
    return part;
  };
  const proceed = () => {
    isAsked = true;
    if (isAllowed) void start();
    else allowEmbeds(name);
    isAsked = false;
  };
  const createTools = (): PartyTools => ({ load: (...script) => load(name, ...script), isAsked, proceed });
  const start = async () => {
    const own = restart();
    const tools = createTools();
    try {
      await show(own, tools);
    } catch (error) {
      if (own !== part || own.signal.aborted) return;
      const cause = error instanceof Error ? error.message : `${error}`;
      scope.warn('load', `${cause} Instead, ${THIRD_PARTIES[name].instead}.`);
      instead?.(restart(), 'failed', tools);
    }
  };
  const update = scope.guard(() => {
    const is = category === 'necessary' || !needsEmbedConsent(scope, name, service ?? category);
    if (is === isAllowed) return;
    isAllowed = is;
    if (is) return start();
    instead?.(restart(), 'consent', createTools());
  });
  update();
  scope.defer(watchEmbedConsent(scope, update));
}
