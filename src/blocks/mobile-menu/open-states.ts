import type { Claims } from '../../core/ledger/ledger.types';
import { findAll } from '../../dom/find-all';

/** The classes that scripts of themes write to the body when a menu opens. Style sheets of other hosts cannot be read. */
const BODY_STATES = ['mobile-menu-open', 'mobile-nav-open', 'sqs-mobile-nav-open'];
const MENU_STATES = ['menu-open', 'sqs-mobile-nav-open'];

/** The first compound of a selector, with a class named after an open menu. */
const STATE =
  /^((?:html|body|:root)?[.#\w-]*?)\.([\w-]*(?:menu|nav|overlay|sidecar|sidebar|drawer)(?:[\w-]*[-_])?(?:open|opened|active|shown|visible|expanded))(?![\w-])(.*)$/i;
const SETTING = /^(?:tweak|sqs-edit|sqs-tweak)/;

/** The state of the whole page in a selector, and the selector without it; undefined if there is none. */
export function pageStateOf(selector: string) {
  const [, before = '', name, after = ''] = STATE.exec(selector.trim()) ?? [];
  if (!name || SETTING.test(name)) return undefined;
  const rest = before + after.replace(/::?(?:before|after)\b/g, '');
  return {
    name,
    isOnRoot: /^(?:html|:root)/.test(before),
    selector: /^(?:\s|>|\+|~|$)/.test(rest) ? `*${rest}` : rest,
  };
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

/** The rules of a sheet; none if it is from another host. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSStyleRule> {
  try {
    return styleRules(sheet.cssRules);
  } catch {
    return [];
  }
}

/** The states for which style sheets of the page show a menu. */
function namedStates(menu: Element) {
  const isAbout = (selector: string) =>
    CSS.supports(`selector(${selector})`) &&
    findAll(document, selector).some((element) => element.contains(menu) || menu.contains(element));
  return [...document.styleSheets]
    .flatMap((sheet) => [...rulesOf(sheet)])
    .flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/))
    .flatMap((selector) => pageStateOf(selector) ?? [])
    .filter(({ selector }) => isAbout(selector));
}

const present = (names: readonly string[]): Claims => ({
  classes: Object.fromEntries(names.map((name) => [name, true])),
});

/** The states for which theme CSS shows a menu: the known ones, and those in the page's style sheets. */
export function openStates(menu: Element): (readonly [Element, Claims])[] {
  const named = namedStates(menu);
  const namesOn = (root: boolean) =>
    named.filter(({ isOnRoot }) => isOnRoot === root).map(({ name }) => name);
  return [
    [document.documentElement, present(namesOn(true))],
    [document.body, present([...BODY_STATES, ...namesOn(false)])],
    [menu, present(MENU_STATES)],
  ];
}
