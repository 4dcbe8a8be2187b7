import { tabbable } from 'tabbable';
import { vi } from 'vitest';
import type { World } from './world';

/** What a name is looked for in: controls first, then whatever else can be pressed. */
const NAMED = [
  'button,a,input,select,textarea,summary,[role=button],[role=tab],[role=menuitem],[role=option],[role=radio],[tabindex]',
  'label,[role],[aria-label],h1,h2,h3,h4,li,img,p,span',
];

const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const nameOf = (element: Element) =>
  clean(
    element.getAttribute('aria-label') ??
      (clean(element.textContent) ||
        element.getAttribute('placeholder') ||
        element.getAttribute('title') ||
        element.getAttribute('name') ||
        (element as HTMLInputElement).value),
  );

/** `"Name"`, or a selector, and `@2` for the second of them. Throws without one, so that no step does nothing. */
function find(what: string): HTMLElement {
  const [, text = what, number = '1'] = /^(.*?)(?: @(\d+))?$/s.exec(what.trim()) ?? [];
  const name = /^"(.*)"$/s.exec(text)?.[1];
  const found =
    name === undefined
      ? [...document.querySelectorAll<HTMLElement>(text)]
      : NAMED.flatMap((kind) => [...document.querySelectorAll<HTMLElement>(kind)]).filter(
          (element) => nameOf(element) === name,
        );
  const element = found[Number(number) - 1];
  if (!element) {
    const names = [...document.body.querySelectorAll('button,a,input,select,textarea,[role]')].map(
      (one) => `${one.localName} "${nameOf(one)}"`,
    );
    throw new Error(`There is no ${what}. There are: ${names.join(', ')}`);
  }
  return element;
}

const POINT = { bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerId: 1, button: 0 };

function point(target: Element, type: string, more: PointerEventInit = {}): boolean {
  const event =
    type === 'click' || type.startsWith('mouse')
      ? new MouseEvent(type, { ...POINT, ...more })
      : new PointerEvent(type, { ...POINT, pointerType: 'mouse', ...more });
  return target.dispatchEvent(event);
}

function click(target: HTMLElement, world: World): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const field = target.closest('input,select,textarea,label');
  const isAllowed = point(target, 'click', { detail: 1 });
  if (link)
    world.note(isAllowed ? `the browser follows ${link.getAttribute('href')}` : 'the link is not followed');
  else if (!isAllowed && !field) world.note('the browser does nothing itself');
}

function press(target: HTMLElement, world: World): void {
  point(target, 'pointerdown', { buttons: 1 });
  point(target, 'mousedown');
  target.focus();
  point(target, 'pointerup');
  point(target, 'mouseup');
  click(target, world);
}

function key(text: string, world: World): void {
  const parts = text.split('+');
  const name = parts.at(-1) ?? '';
  const pressed = name === 'Space' ? ' ' : name;
  const target = (document.activeElement ?? document.body) as HTMLElement;
  const init = {
    key: pressed,
    code: name.length === 1 ? `Key${name.toUpperCase()}` : name,
    bubbles: true,
    cancelable: true,
    composed: true,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Control'),
  };
  const isAllowed = target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (!isAllowed) world.note('the key is taken');
  else if (name === 'Tab') moveFocus(init.shiftKey ? -1 : 1);
  else if (name === 'Escape') closeDialog();
  else if ((name === 'Enter' || name === 'Space') && target.matches('button,a[href],summary'))
    click(target, world);
  target.dispatchEvent(new KeyboardEvent('keyup', init));
}

function moveFocus(step: number): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const stops = tabbable(dialog ?? document.body, { displayCheck: 'none' });
  const index = stops.indexOf(document.activeElement as HTMLElement);
  stops[(index + step + stops.length) % stops.length]?.focus();
}

/** As browsers do, if nothing has answered the key. */
function closeDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

function type(text: string, target: HTMLElement): void {
  target.focus();
  const field = target as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

function choose(text: string, target: HTMLElement): void {
  const field = target as HTMLSelectElement;
  const option = [...field.options].find((one) => clean(one.text) === text || one.value === text);
  if (!option) throw new Error(`There is no ${text}, only ${[...field.options].map((one) => one.text)}.`);
  field.value = option.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function swipe(target: HTMLElement, across: number, down: number): Promise<void> {
  const at = (share: number) => ({
    clientX: 600 + across * share,
    clientY: 400 + down * share,
    pointerType: 'touch',
    buttons: 1,
  });
  point(target, 'pointerdown', at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await vi.advanceTimersByTimeAsync(20);
    point(target, 'pointermove', at(share));
  }
  point(target, 'pointerup', { ...at(1), buttons: 0 });
}

function hover(target: HTMLElement, isOver: boolean): void {
  point(target, isOver ? 'pointerover' : 'pointerout');
  point(target, isOver ? 'pointerenter' : 'pointerleave', { bubbles: false });
  point(target, isOver ? 'mouseover' : 'mouseout');
  point(target, isOver ? 'mouseenter' : 'mouseleave', { bubbles: false });
  if (isOver) point(target, 'pointermove', { clientX: 10, clientY: 10 });
}

type Verb = (rest: string, world: World) => unknown;

/** What a visitor, the browser or the page does, by the first word of a step. */
const VERBS: Readonly<Record<string, Verb>> = {
  press: (what, world) => press(find(what), world),
  focus: (what) => find(what).focus(),
  blur: () => (document.activeElement as HTMLElement | null)?.blur(),
  key,
  // type TEXT into FIELD
  type: (rest) => {
    const [, text = '', what = ''] = /^(.*?) ?into (.*)$/s.exec(rest) ?? [];
    type(text, find(what));
  },
  // choose OPTION in FIELD
  choose: (rest) => {
    const [, text = '', what = ''] = /^(.*?) ?in (.*)$/s.exec(rest) ?? [];
    choose(text, find(what));
  },
  leave: (what) => hover(find(what), false),
  hover: (what) => hover(find(what), true),
  // swipe ELEMENT by X [Y]
  swipe: (rest) => {
    const [, what = '', across = '0', down = '0'] = /^(.*) by (-?\d+)(?: (-?\d+))?$/.exec(rest) ?? [];
    return swipe(find(what), Number(across), Number(down));
  },
  wait: (ms) => vi.advanceTimersByTimeAsync(Number.parseInt(ms, 10)),
  resize: (size, world) => {
    const [width = 0, height] = size.split(' ').map(Number);
    world.resize(width, height);
  },
  // server STATUS: it answers every call so from now on; 0: not at all; on: as it should
  server: (status, world) => world.answerAll(status === 'on' ? undefined : Number(status)),
  show: (_, world) => world.hide(undefined),
  hide: (what, world) => world.hide(what),
  // event TYPE on ELEMENT | event TYPE
  event: (rest) => {
    const [type = '', what] = rest.split(' on ');
    const target: EventTarget = what === 'document' ? document : what ? find(what) : window;
    const init = { bubbles: true, cancelable: true };
    if (what) target.dispatchEvent(new Event(type, init));
    else dispatchEvent(new Event(type, init));
  },
  // scroll ELEMENT to X Y
  scroll: (rest) => {
    const [, what = '', left = '0', top = '0'] = /^(.*) to (-?\d+)(?: (-?\d+))?$/.exec(rest) ?? [];
    const target = find(what);
    target.scrollLeft = Number(left);
    target.scrollTop = Number(top);
    target.dispatchEvent(new Event('scroll'));
  },
};

/** Takes a step: a verb of `VERBS` and what it is about. */
export async function takeStep(step: string, world: World): Promise<void> {
  const [, verb = '', rest = ''] = /^(\S+) ?(.*)$/s.exec(step) ?? [];
  const act = VERBS[verb];
  if (!act) throw new Error(`A step begins with one of ${Object.keys(VERBS).join(', ')}, not with ${verb}.`);
  await act(rest, world);
}
