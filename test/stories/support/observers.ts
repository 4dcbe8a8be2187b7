// In place of the browser's observers, which happy-dom never calls.

/** Reports elements when they begin to be observed, and at each `tell`. */
abstract class ToldObserver<Entry> {
  readonly targets = new Set<Element>();
  readonly #report: (entries: Entry[], observer: never) => void;

  constructor(report: (entries: Entry[], observer: never) => void) {
    this.#report = report;
  }

  /** What it says of an element. */
  protected abstract entryOf(target: Element): object;

  observe(target: Element) {
    this.targets.add(target);
    queueMicrotask(() => this.tell([target]));
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }

  tell(targets: Iterable<Element>) {
    const entries = [...targets]
      .filter((target) => this.targets.has(target))
      .map((target) => this.entryOf(target));
    if (entries.length) this.#report(entries as Entry[], this as never);
  }
}

export class SeenObserver extends ToldObserver<IntersectionObserverEntry> {
  static readonly all = new Set<SeenObserver>();
  static isSeen = (_: Element): boolean => true;

  constructor(report: IntersectionObserverCallback) {
    super(report);
    SeenObserver.all.add(this);
  }

  takeRecords() {
    return [];
  }

  protected entryOf(target: Element) {
    const isIntersecting = SeenObserver.isSeen(target);
    const box = target.getBoundingClientRect();
    return {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
  }
}

export class SizeObserver extends ToldObserver<ResizeObserverEntry> {
  static readonly all = new Set<SizeObserver>();

  constructor(report: ResizeObserverCallback) {
    super(report);
    SizeObserver.all.add(this);
  }

  protected entryOf(target: Element) {
    return { target, contentRect: target.getBoundingClientRect() };
  }
}
