import { answersOf } from '../../consent/categories';
import { addressOf, type Embed, gateOf, hasOwnNonce, NONCE_MISSING } from '../../consent/waiting-markup';
import type { Scope } from '../../core/scope';
import { defineUnit, fault } from '../../core/unit';
import { insertHost, placeAfter } from '../../dom/create-host';
import { safeUrl } from '../../text/links/safe-url';

function copyContent(template: HTMLTemplateElement, scope: Scope): DocumentFragment {
  const copy = document.importNode(template.content, true);
  for (const script of copy.querySelectorAll<HTMLElement | SVGElement>('script')) {
    if (hasOwnNonce(script)) continue;
    scope.warn('mount', NONCE_MISSING);
    script.remove();
  }
  return copy;
}

function showEmbed(embed: Embed, scope: Scope) {
  if (embed instanceof HTMLIFrameElement) {
    const src = safeUrl(embed.dataset.src) ?? 'about:blank';
    return scope.owner().claim(embed, { attributes: { src } });
  }
  scope.bus.emit('site:scan', insertHost(scope, placeAfter(embed), copyContent(embed, scope)));
}

export const unit = defineUnit({
  read: (element) =>
    element instanceof HTMLIFrameElement || element instanceof HTMLTemplateElement
      ? element
      : fault('Only frames and templates can wait for consent.'),
  /** Shows the embed while its names are allowed, otherwise a placeholder that asks for consent. */
  mount(embed, scope) {
    const { consent } = scope;
    const address = addressOf(embed);
    const names = gateOf(embed, address);
    const allow = scope.guard(() => {
      const wanted = names.split(' ');
      // A service that is not named follows its category.
      consent.choose(answersOf((name) => consent.allows(name) || wanted.includes(name) || undefined));
    });
    let shown = scope.part();
    let isShown: boolean | undefined;
    const update = scope.guard(async () => {
      const isAllowed = consent.allows(names);
      if (isAllowed === isShown) return;
      isShown = isAllowed;
      shown.end();
      const part = scope.part();
      shown = part;
      if (isAllowed) return showEmbed(embed, part);
      // An embed that is allowed loads no renderer.
      const { showPlaceholder } = await part.load('embed-placeholder', () => import('./embed-placeholder'));
      showPlaceholder(part, { embed, names, address, onAllow: allow });
    });
    update();
    scope.defer(consent.subscribe(update));
  },
});
