// @chunk unlisted

// Methods of `window.Inlay` that few pages call: one chunk, loaded at the first call of any of them.

export { define } from './define';
export { messages } from './messages';
export { observe } from './observe';
export { whenReady } from './ready';
export { toggle } from './toggle';
