const KEY: unique symbol = Symbol.for('inlay.ui');

/**
 * A value that the whole page shares under `key`. On the document, not in a module: a lazy chunk that is fetched again is a second module,
 * and both of two dialog stacks would answer Escape.
 * @example const stack = onDocument(document, 'dialogs', () => createDialogStack(document));
 */
export function onDocument<Value>(document: Document, key: string, create: () => Value): Value {
  // Only this function knows the symbol, so nothing else can have put something there.
  const holder = document as Document & { [KEY]?: Map<string, unknown> };
  holder[KEY] ??= new Map();
  const values = holder[KEY];
  if (!values.has(key)) values.set(key, create());
  // Each key is asked for in one place, with one type.
  return values.get(key) as Value;
}
