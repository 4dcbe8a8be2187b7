import type { Frame, Page } from 'playwright-core';

/** Waits until the late features run: visits are being counted, or would be. */
export async function whenLate(page: Page | Frame): Promise<void> {
  const files = await page.waitForFunction(() => {
    const requested = performance.getEntriesByType('resource').map(({ name }) => name);
    const needed = ['at-rest', 'mounting'].map((chunk) =>
      requested.find((name) => name.includes(`/chunks/${chunk}-`)),
    );
    return needed.every((name) => name !== undefined) && needed;
  });
  // A text, since Vite would replace the import. Inlay mounts the features as soon as it has the same two modules.
  await page.evaluate(`Promise.all(${JSON.stringify(await files.jsonValue())}.map((file) => import(file)))
    .then(() => new Promise((resolve) => setTimeout(resolve)))`);
}
