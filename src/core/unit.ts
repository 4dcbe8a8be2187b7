import type { SiteContext } from '../context/context';
import type { WarnShape } from '../data/shape';
import type { DataFault, ReadData } from './data-fault';
import type { ModuleChoice } from './entry/services';
import type { FeatureScope } from './entry/site-services';
import type { Scope } from './scope';

export type { ReadData };

/** A block's lazy part. `Data` is what `read` returns, or the element where there is no `read`. */
export interface Unit<Result = HTMLElement, Store = unknown> {
  /**
   * Leaves an element to another module where no selector can tell the two apart: one of `blocks` (all of the site), or one
   * of its own. Undefined: this unit mounts it.
   */
  choose?(element: HTMLElement, blocks: readonly ModuleChoice[]): ModuleChoice | undefined;
  /**
   * Selector of the controllers of themes' own scripts that do the same, of the element, in it or around it; default: the element's own,
   * if it has one. Where such a script drives them, it keeps the element, and this unit is not mounted: see `context/driven-by-theme.ts`.
   */
  readonly controllers?: string;
  /**
   * Server element → typed data. A fault gives the block up; undefined leaves it as it is, without a warning. Never
   * throws; values that do not fit go to `warn`, which words them and says that the default is used.
   */
  read?(element: HTMLElement, warn: WarnShape, context: SiteContext): Result;
  /** Brings the block to life, and returns its store: its state for theme scripts, tests and `inspect()`. May throw. */
  mount(data: ReadData<Result>, scope: Scope, element: HTMLElement): Store;
}

/**
 * A block's lazy part, exported as `unit`.
 * @example
 * export const unit = defineUnit({
 *   read: readSummary,
 *   mount: ({ list, items }, scope) => mountGallery({ list, slides: items }, {}, scope),
 * });
 */
export function defineUnit<Result = HTMLElement, Store = unknown>(
  unit: Unit<Result, Store>,
): Unit<Result, Store> {
  return unit;
}

/**
 * The result of a reader that gives up: `text` becomes the warning.
 * @example if (!list) return fault('The summary has no list of items.');
 */
export const fault = (text: string): DataFault => ({ fault: text });

/** A feature's lazy part. `Data` is what `read` returns, or the page's context where there is no `read`. */
export interface FeatureUnit<Result = SiteContext> {
  /** Settings → typed data. A fault is reported, and the feature does not start; undefined: it has nothing to do. */
  read?(context: SiteContext, warn: WarnShape): Result;
  /** Starts it. Listeners that it adds meanwhile hear the events that came before its code did. */
  mount(data: ReadData<Result>, scope: FeatureScope): void;
}

/**
 * A feature's lazy part, exported as `unit`.
 * @example
 * export const unit = defineFeature({ mount: (_, scope) => scope.on('banner:open', () => openBanner(scope)) });
 */
export function defineFeature<Result = SiteContext>(unit: FeatureUnit<Result>): FeatureUnit<Result> {
  return unit;
}

/** A unit with its data type erased, for the code that mounts it. */
export interface AnyUnit<Subject, Kind extends Scope, Extra> {
  read?(subject: Subject, warn: WarnShape, context: SiteContext): unknown;
  mount(data: never, scope: Kind, extra: Extra): unknown;
}

export type AnyBlockUnit = AnyUnit<HTMLElement, Scope, HTMLElement> & Pick<Unit, 'choose' | 'controllers'>;

export type AnyFeatureUnit = AnyUnit<SiteContext, FeatureScope, undefined>;
