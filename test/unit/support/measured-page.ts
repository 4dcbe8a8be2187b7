/** An element's box, for happy-dom, which has no layout. */
export function setBox(element: Element, box: Partial<DOMRect>): void {
  const whole = { left: 0, top: 0, width: 0, height: 0, ...box } as DOMRect;
  element.getBoundingClientRect = () => whole;
  element.getClientRects = () => [whole] as unknown as DOMRectList;
  for (const [name, value] of Object.entries({
    clientWidth: whole.width,
    clientHeight: whole.height,
    offsetHeight: whole.height,
  }))
    Object.defineProperty(element, name, { configurable: true, value });
}

/** Reports the size of each element when it begins to be observed, and again after `resize`. */
export class SizeObserver {
  static readonly all = new Set<SizeObserver>();
  readonly #elements = new Set<Element>();
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
    SizeObserver.all.add(this);
  }

  observe(element: Element) {
    this.#elements.add(element);
    queueMicrotask(() => this.#tell([element]));
  }

  unobserve(element: Element) {
    this.#elements.delete(element);
  }

  disconnect() {
    this.#elements.clear();
  }

  #tell(elements: Iterable<Element>) {
    const entries = [...elements]
      .filter((element) => this.#elements.has(element))
      .map((target) => ({ target, contentRect: target.getBoundingClientRect() }));
    if (entries.length) this.#report(entries as unknown as ResizeObserverEntry[], this as never);
  }

  static resize() {
    for (const observer of SizeObserver.all) observer.#tell(observer.#elements);
  }
}
