// Draws the picture of README, docs/public/inlay-still.webp: a page as the server wrote it beside the same page with Inlay. Needs a build.

import { writeFile } from 'node:fs/promises';
import { openFirstLook, whenAlive } from './first-look-pages.mjs';

const PICTURE = new URL('../docs/public/inlay-still.webp', import.meta.url);
const PANE = { width: 680, height: 600 };
/** The npm package has it, too. */
const MAX_BYTES = 40 * 1024;

const { url, newPage, close } = await openFirstLook();

/** @param {'on' | 'off'} state */
async function shoot(state) {
  const pane = await newPage({ viewport: PANE, javaScriptEnabled: state === 'on' });
  await pane.goto(`${url}/first-look-${state}`, { waitUntil: 'networkidle' });
  if (state === 'on') {
    await whenAlive(pane.mainFrame());
    await pane.click('.accordion-item__click-target');
    await pane.waitForFunction("!document.querySelector('[data-is-item-animating=true]')");
  }
  return (await pane.screenshot({ animations: 'disabled' })).toString('base64');
}

const panes = [
  { text: 'As the server wrote it', image: await shoot('off') },
  { text: 'With one script tag', image: await shoot('on') },
];
const sheet = await newPage({ viewport: { width: PANE.width * 2 + 48, height: PANE.height + 64 } });
await sheet.setContent(`<body style="margin:0;display:flex;gap:16px;padding:12px 16px 16px;background:#efece4;font:15px sans-serif;color:#555a61">
${panes.map(({ text, image }) => `<div>${text}<img alt="" width="${PANE.width}" height="${PANE.height}" style="display:block;margin-top:8px;border-radius:8px" src="data:image/png;base64,${image}"></div>`).join('')}`);
const png = (await sheet.screenshot()).toString('base64');
const picture = Buffer.from(
  await sheet.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.62).replace(/^[^,]*,/, '');
  }, png),
  'base64',
);
await close();
if (picture.length > MAX_BYTES)
  throw new Error(`The picture has ${picture.length} bytes; ${MAX_BYTES} are allowed.`);
await writeFile(PICTURE, picture);
console.log(`docs/public/inlay-still.webp: ${picture.length} bytes`);
