/**
 * A safe view of an element. Without `nodeType` it is not assignable to `Node`, so that it cannot be passed on as one.
 * TypeScript's type of a form has any property, since a field may have any name.
 */
type Unclobbered<E extends Element> = Readonly<
  Omit<E extends HTMLFormElement ? HTMLElement & Pick<HTMLFormElement, 'noValidate'> : E, 'nodeType'>
>;

const throughPrototype: ProxyHandler<HTMLFormElement> = {
  get(form, name) {
    const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
    return typeof value === 'function' ? value.bind(form) : value;
  },
};

/**
 * The element's own properties and methods. A form's fields shadow them: with a field called `children`, `form.children`
 * is that field (DOM clobbering). Use this for every element that may be a form.
 * @example unclobbered(form).querySelector('[type=submit]')
 */
export const unclobbered = <E extends Element>(element: E): Unclobbered<E> =>
  element instanceof HTMLFormElement
    ? // The view of a form has the form's properties.
      (new Proxy(element, throughPrototype) as unknown as Unclobbered<E>)
    : (element as unknown as Unclobbered<E>);
