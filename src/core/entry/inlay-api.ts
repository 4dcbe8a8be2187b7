import type { Consent } from '../../consent/consent';
import type { SiteContext } from '../../context/context';
import type { Toggle } from '../../context/toggles';
import type { OwnMessages } from '../../text/message-keys';
import type { ThemeBlock } from '../theme-block';
import type { Bus } from './bus';
import type { InlayFactories } from './factories';
import type { Inspection } from './inspection';
import type { Registry, SiteState } from './registry';

export interface ReadyOptions {
  /** Mounts the blocks that are waiting, too. */
  readonly all?: boolean;
}

/**
 * `window.Inlay` once the script has run. Before that it is a queue: `(window.Inlay ||= []).push((inlay) => …)`.
 * @example
 * (window.Inlay ||= []).push((inlay) => {
 *   inlay.onInitialize(() => {
 *     const undo = inlay.on('block:mounted', ({ block }) => console.log(block));
 *     return undo;
 *   });
 * });
 */
export interface InlayApi extends Pick<Registry, 'onInitialize' | 'onDestroy' | 'init'>, InlayFactories {
  /** As in `package.json`. */
  readonly version: string;
  /** `notInitialized` until `DOMContentLoaded`. `noPage`: the package was imported where there is no document, by a server for instance. */
  readonly state: SiteState | 'noPage';
  /** The site context, read once, with defaults for what the page leaves out. */
  readonly context: SiteContext;
  /** The visitor's choice of cookies. */
  readonly consent: Consent;
  /** Listens to an event of the bus; returns the undo. */
  readonly on: Bus['on'];
  /** Emits an event: a request to a feature, or an event of the theme's own. */
  readonly emit: Bus['emit'];
  /**
   * Finds new blocks in `root` (by default the page), and ends those whose elements have left the page. A selector stands for all
   * elements that it finds; what is neither, `null` too, finds nothing and is reported. Throws a SyntaxError for a selector that is not one.
   * @example Inlay.scan('#new-products');
   */
  scan(root?: ParentNode | string): void;
  /** Settles when every block that should start now has mounted or failed; with `all`, the waiting ones too. */
  whenReady(options?: ReadyOptions): Promise<void>;
  /**
   * Registers a block of the theme's own, and resolves when it is registered. A definition that cannot be used is
   * reported as a fault and left out.
   * @example
   * inlay.define({
   *   name: 'acme:opening-hours',
   *   selector: '.opening-hours',
   *   mount(element, scope) {
   *     scope.owner().claim(element, { classes: { 'is-open': isOpen(new Date()) } });
   *   },
   * });
   */
  define<Data = HTMLElement, Store = unknown>(block: ThemeBlock<Data, Store>): Promise<void>;
  /**
   * How a feature of the site is switched: by an experiment or a flag of the page's context. Resolves to the default, with an error text,
   * where the page does not say.
   * @example if ((await Inlay.toggle('new-menu', false)).isEnabled) showNewMenu();
   */
  toggle(name: string, isEnabledByDefault?: boolean): Promise<Toggle>;
  /**
   * Replaces messages of Inlay's by their ids, for what is drawn from now on; `docs/reference/messages.md` lists them. In ICU, with the placeholders of
   * the message.
   * @example inlay.messages({ 'cookie-panel.title': 'Your cookies', 'gallery.place': '{current}/{total}' });
   */
  messages(messages: OwnMessages): Promise<void>;
  /** Scans what is inserted, once per batch of changes; resolves to the undo. Off until called. */
  observe(): Promise<() => void>;
  /**
   * Ends the blocks in `root`, or in all that a selector finds; without `root` the whole site, its destructors and features too. What is
   * neither, `null` too, ends nothing and is reported. Throws a SyntaxError for a selector that is not one.
   * @example Inlay.destroy('#old-products');
   */
  destroy(root?: Node | string): void;
  /**
   * Every block of the page, galleries that the theme has made, and faults that belong to no block: a snapshot.
   * @example console.table(Inlay.inspect().map(({ block, state, fault }) => ({ block, state, fault: fault?.message })));
   */
  inspect(): readonly Inspection[];
  /** Runs a callback with the API: at once, or when the script runs if it has not yet. */
  push(callback: (inlay: InlayApi) => void): void;
}
