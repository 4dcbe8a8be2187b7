// In place of the browser's observers, which happy-dom never calls.

/** Reports elements when they begin to be observed, and at each `tell`. */
export class SeenObserver {
  static readonly all = new Set<SeenObserver>();
  static isSeen = (_: Element): boolean => true;
  readonly targets = new Set<Element>();
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    SeenObserver.all.add(this);
  }

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

  takeRecords() {
    return [];
  }

  tell(targets: Iterable<Element>) {
    const entries = [...targets]
      .filter((target) => this.targets.has(target))
      .map((target) => {
        const isIntersecting = SeenObserver.isSeen(target);
        const box = target.getBoundingClientRect();
        const ratio = isIntersecting ? 1 : 0;
        return {
          target,
          isIntersecting,
          intersectionRatio: ratio,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
          time: performance.now(),
        };
      });
    if (entries.length) this.#report(entries as unknown as IntersectionObserverEntry[], this as never);
  }
}

/** Reports the sizes of elements when they begin to be observed, and at each `tell`. */
export class SizeObserver {
  static readonly all = new Set<SizeObserver>();
  readonly targets = new Set<Element>();
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
    SizeObserver.all.add(this);
  }

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
      .map((target) => ({ target, contentRect: target.getBoundingClientRect() }));
    if (entries.length) this.#report(entries as unknown as ResizeObserverEntry[], this as never);
  }
}
