import type { Claims } from '../../core/ledger/ledger.types';
import { findAll } from '../../dom/find-all';

/** The classes that themes' scripts write on the body when a menu opens. Style sheets of other hosts cannot be asked. */
const BODY_STATES = ['mobile-menu-open', 'mobile-nav-open', 'sqs-mobile-nav-open'];
const MENU_STATES = ['menu-open', 'sqs-mobile-nav-open'];

/** The first compound of a selector, and in it a class that is called after an open menu. */
const STATE =
  /^((?:html|body|:root)?[.#\w-]*?)\.([\w-]*(?:menu|nav|overlay|sidecar|sidebar|drawer)(?:[\w-]*[-_])?(?:open|opened|active|shown|visible|expanded))(?![\w-])(.*)$/i;
/** Not states: the owner's settings, and the editor's. */
const SETTING = /^(?:tweak|sqs-edit|sqs-tweak)/;

interface PageState {
  readonly name: string;
  readonly isOnRoot: boolean;
  /** The rule's selector without the state. */
  readonly selector: string;
}

/** The state of the page as a whole that a selector waits for; undefined where it waits for none. */
export function pageStateOf(selector: string): PageState | undefined {
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

/** The rules of a sheet; none where it is of another host. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSStyleRule> {
  try {
    return styleRules(sheet.cssRules);
  } catch {
    return [];
  }
}

/** The states that style sheets of the page show a menu by. */
function namedStates(menu: Element): PageState[] {
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

/** The states by which theme CSS shows a menu: the known ones, and those that the page's style sheets name. */
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
