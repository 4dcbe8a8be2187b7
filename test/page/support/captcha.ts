// Stand in for Google's scripts, which the tests cannot reach.

/** Nobody sees it; its token says what it is for. */
export const ENTERPRISE = `window.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: (siteKey, { action }) => Promise.resolve('token of ' + siteKey + ' for ' + action),
} };`;

/** Draws a button; a press solves it. */
export const CHECKBOX = `window.grecaptcha = {
  ready: (callback) => callback(),
  reset() {},
  render(host, { callback, sitekey }) {
    const box = document.createElement('button');
    box.type = 'button';
    box.textContent = 'I am no robot';
    box.onclick = () => callback('ticked with ' + sitekey);
    host.append(box);
    return 0;
  },
};`;
