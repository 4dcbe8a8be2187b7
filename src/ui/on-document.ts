const KEY: unique symbol = Symbol.for('inlay.ui');

/**
 * The value that all parts of a page share under `key`, created by the first that asks.
 * Kept on the document, not in a module: dialogs are in lazy chunks, and a chunk that had to be fetched a second time is
 * a second module. Two dialog stacks on one page would both answer Escape.
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
