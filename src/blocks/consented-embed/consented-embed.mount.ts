// @chunk unlisted

import { answersOf } from '../../consent/categories';
import { hasOwnNonce, NONCE_MISSING } from '../../consent/own-nonce';
import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { build } from '../../dom/build';
import { createMessages } from '../../text/messages';
import { safeUrl } from '../../text/safe-url';
import messages from './consented-embed.messages.json';
import { coverElement } from './cover-element';
import './consented-embed.css';

const t = createMessages(messages);

type Embed = HTMLIFrameElement | HTMLTemplateElement;

/** Where the content comes from, for people; empty when the markup does not say. */
function hostOf(embed: Embed): string {
  const source =
    embed instanceof HTMLIFrameElement
      ? embed.dataset.src
      : embed.content.querySelector('[src]')?.getAttribute('src');
  const url = safeUrl(source);
  return url && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).hostname : '';
}

/** Puts `host` where it is seen in place of the embed. Returns the call that takes it away. */
function showInstead(embed: Embed, host: HTMLElement, box: HTMLElement, { ledger, block }: BlockScope) {
  const owner = ledger.owner(block);
  owner.insert(host, embed.parentNode ?? document.body, embed.nextSibling);
  // Of a template there is nothing to be seen, so there is nothing to lie over.
  const uncover = embed instanceof HTMLIFrameElement ? coverElement(embed, box) : () => {};
  return () => {
    uncover();
    owner.release();
  };
}

/** What is in a template, without the scripts that may not run. */
function copyContent(template: HTMLTemplateElement, { warn }: BlockScope): DocumentFragment {
  const copy = document.importNode(template.content, true);
  for (const script of copy.querySelectorAll<HTMLElement | SVGElement>('script')) {
    if (hasOwnNonce(script)) continue;
    warn('mount', NONCE_MISSING);
    script.remove();
  }
  return copy;
}

/** A frame gets its address; what is in a template is copied behind it, and comes to life. */
function letIn(embed: Embed, scope: BlockScope): () => void {
  const { ledger, block, bus } = scope;
  const owner = ledger.owner(block);
  if (embed instanceof HTMLIFrameElement) {
    owner.claim(embed, { attributes: { src: safeUrl(embed.dataset.src) ?? 'about:blank' } });
  } else {
    const content = document.createElement('inlay-ui');
    content.append(copyContent(embed, scope));
    owner.insert(content, embed.parentNode ?? document.body, embed.nextSibling);
    bus.emit('site:scan', content);
  }
  return () => void owner.release();
}

/** Shows why the embed is not there and how to allow it; once it is allowed, the embed. Goes back and forth. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const { consent, guard, fail } = scope;
  if (!(element instanceof HTMLIFrameElement || element instanceof HTMLTemplateElement)) {
    fail('read', 'Only frames and templates wait here.');
    return undefined;
  }
  const categories = element.dataset.consent ?? '';
  const allow = guard(() => {
    const wanted = categories.split(' ');
    consent.choose(answersOf((category) => consent.allows(category) || wanted.includes(category)));
  });
  const button = build('button', { type: 'button', class: 'inlay-waiting-allow' }, t('allow'));
  const about = { host: hostOf(element) || t('someone'), category: categories };
  const box = build('div', { class: 'inlay-waiting' }, build('p', {}, t('waiting', about)), button);
  const host = document.createElement('inlay-ui');
  host.append(box);
  button.addEventListener('click', allow);

  let isLetIn: boolean | undefined;
  let undo = () => {};
  const update = guard(() => {
    const isAllowed = consent.allows(categories);
    if (isAllowed === isLetIn) return;
    isLetIn = isAllowed;
    undo();
    undo = isAllowed ? letIn(element, scope) : showInstead(element, host, box, scope);
  });
  update();
  const unsubscribe = consent.subscribe(update);
  return {
    destroy() {
      unsubscribe();
      undo();
    },
  };
}
