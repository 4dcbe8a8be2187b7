// One visit of a phone on a slow line.

const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** After the load event, what the page still does counts, too. */
const REST_MS = 3000;
const ANSWER_LIMIT_MS = 5000;

/** Runs in the page, before its scripts. */
function watch() {
  const seen = { lcp: 0, fcp: 0, tasks: [], events: [] };
  globalThis.__bench = seen;
  const observe = (type, use, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('event', ({ name, duration }) => seen.events.push({ name, duration }), { durationThreshold: 16 });
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ address: string, variant: 'platform' | 'inlay', taps: readonly string[] }} visit `taps`: selectors of what is pressed
 * @returns times in ms, bytes as they are sent; a tap whose element is not there, or that nothing answers, is `NaN`
 */
export async function measurePage(browser, { address, variant, taps }) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    await context.addCookies([{ name: 'bench', value: variant, url: address }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    let [bytes, requests] = [0, 0];
    const protocols = new Set();
    session.on('Network.responseReceived', ({ response }) => protocols.add(response.protocol));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(REST_MS);
    const { lcp, fcp, tasks } = await page.evaluate(() => globalThis.__bench);
    const blocking = tasks.filter(({ startTime }) => startTime >= fcp);
    const tbt = blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const answers = [];
    for (const selector of taps) answers.push(await measureTap(page, selector));
    return { lcp, fcp, tbt, bytes, requests, heap: usedSize, taps: answers, protocols: [...protocols] };
  } finally {
    await context.close();
  }
}

/** From the touch until the frame after its handlers, as the browser says it (Event Timing). */
async function measureTap(page, selector) {
  const target = page.locator(selector).first();
  if (!(await target.isVisible())) return Number.NaN;
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => globalThis.__bench.events.length);
  await target.tap({ timeout: ANSWER_LIMIT_MS }).catch(() => {});
  const answered = await page
    .waitForFunction(
      (count) => globalThis.__bench.events.slice(count).some(({ name }) => name === 'click'),
      before,
      {
        timeout: ANSWER_LIMIT_MS,
      },
    )
    .catch(() => undefined);
  if (!answered) return Number.NaN;
  return page.evaluate(
    (count) => Math.max(...globalThis.__bench.events.slice(count).map(({ duration }) => duration)),
    before,
  );
}
