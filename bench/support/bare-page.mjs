// Pages as visitors have them. Playwright's own have the events of the network on: for each request the browser then looks up the lines of the scripts
// that have sent it, and parses whole files again, at the expense of whoever has the larger file.

const NO_ANSWER_MS = 60_000;

/**
 * Opens a blank page in a context of its own, and hands it to `use` as `send(method, params)` of the DevTools protocol.
 * @param {import('playwright-core').Browser} browser
 * @template T
 * @param {(send: (method: string, params?: object) => Promise<any>) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBarePage(browser, use) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  try {
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId });
    const answers = new Map();
    root.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result, error } = JSON.parse(message);
      if (error) answers.get(id)?.reject(new Error(error.message));
      else answers.get(id)?.resolve(result);
    });
    const send = (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = answers.size + 1;
        answers.set(id, { resolve, reject });
        setTimeout(reject, NO_ANSWER_MS, new Error(`No answer to ${method}.`)).unref();
        root
          .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
          .catch(reject);
      });
    return await use(send);
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}
