/**
 * An element to ask, not to hand on: without `nodeType` it does not pass for a node, so the compiler tells the two
 * apart. A form's own type has any property, since a field may be called anything.
 */
export type Unclobbered<E extends Element> = Readonly<
  Omit<E extends HTMLFormElement ? HTMLElement & Pick<HTMLFormElement, 'noValidate'> : E, 'nodeType'>
>;

const throughPrototype: ProxyHandler<HTMLFormElement> = {
  get(form, name) {
    const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
    return typeof value === 'function' ? value.bind(form) : value;
  },
};

/**
 * The element's own properties and methods. A form has its fields before them: with a field that is called `children`,
 * `form.children` is that field (DOM clobbering). Whatever may be a form is asked through this.
 * @example unclobbered(form).querySelector('[type=submit]')
 */
export const unclobbered = <E extends Element>(element: E): Unclobbered<E> =>
  element instanceof HTMLFormElement
    ? // The view of a form has the form's properties.
      (new Proxy(element, throughPrototype) as unknown as Unclobbered<E>)
    : (element as unknown as Unclobbered<E>);
