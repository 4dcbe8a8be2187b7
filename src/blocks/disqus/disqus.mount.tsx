import { mountThirdParty } from '../../consent/load-third-party';
import { disqusShortname } from '../../context/page-facts';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { snapshotChildren } from '../../dom/snapshot-children';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { MissingNote } from '../../ui/third-party-note/third-party-note.view';
import messages from './disqus.messages.json';

const t = createMessages(messages);

/** Disqus calls it with its own object as `this`. */
type Configure = (this: { readonly page: { url?: string; identifier?: string; title?: string } }) => void;

interface DisqusWindow {
  disqus_config?: Configure;
  DISQUS?: { reset(options: { readonly reload: true; readonly config: Configure }): void };
}

const globals = window as unknown as DisqusWindow;

/** The identifier names the thread at Disqus for any address of the page; if it is empty, the address does. */
const configure = (identifier: string): Configure =>
  function () {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    this.page.url = canonical || location.href.replace(/[?#].*$/, '');
    this.page.title = document.title;
    if (identifier) this.page.identifier = identifier;
  };

async function showDisqus(
  { shortname, identifier }: Readonly<Record<'shortname' | 'identifier', string>>,
  part: Scope,
  { element, load }: { readonly element: HTMLElement; readonly load: (address: string) => Promise<void> },
): Promise<void> {
  const config = configure(identifier);
  const before = globals.DISQUS;
  globals.disqus_config = config;
  part.defer(snapshotChildren(element));
  part.defer(() => delete globals.disqus_config);
  await load(`https://${shortname}.disqus.com/embed.js`);
  // The script runs once: a second thread of the page needs a call.
  before?.reset({ reload: true, config });
}

export const unit = defineUnit({
  read(_element, _warn, context) {
    const shortname = disqusShortname(context);
    return shortname
      ? { shortname, identifier: context.itemId || context.collectionId }
      : fault(
          'The comments are kept by Disqus, but disqusShortname of websiteSettings is not a Disqus shortname, so none are shown. Enter it in the comment settings.',
        );
  },
  mount(data, scope, element) {
    mountThirdParty(scope, 'disqus', {
      async show(part, { load, isAsked }) {
        await showDisqus(data, part, { element, load });
        if (!isAsked) return;
        // The button that the visitor pressed is gone.
        part.owner().claim(element, { attributes: { tabindex: '-1' } });
        element.focus();
      },
      instead: (part, reason, tools) =>
        draw(
          part,
          <MissingNote reason={reason} tools={tools} say={(text) => t(text === 'retry' ? 'again' : text)} />,
          { into: element },
        ),
    });
  },
});
