import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Picture {
  /** As a `data:` address. */
  readonly src: string;
  /** The files that the browser has received for the page. */
  readonly bytes: number;
}

const TIME_OUT_MS = 60_000;
/** Of the page's own clock, which does not wait for anything but answers. */
const SETTLED_MS = 6000;
const FLAGS = [
  '--headless',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  // 640 × 450 pixels.
  '--window-size=1280,900',
  '--force-device-scale-factor=0.5',
  `--virtual-time-budget=${SETTLED_MS}`,
];

/** @throws Error where the browser fails, or takes too long */
function run(browser: string, args: readonly string[], timeOut: number): Promise<void> {
  return new Promise((ended, failed) => {
    const child = spawn(browser, args, { stdio: 'ignore', timeout: timeOut, killSignal: 'SIGKILL' });
    child.on('error', failed);
    child.on('close', (status, signal) => {
      if (status === 0) ended();
      else failed(new Error(signal ? `it took more than ${timeOut / 1000} s` : `it ended with ${status}`));
    });
  });
}

const RAW = 'URL_REQUEST_JOB_BYTES_READ';
const UNPACKED = 'URL_REQUEST_JOB_FILTERED_BYTES_READ';

/** The bytes of all answers, as they came over the net, by the browser's own log: it has those of packed answers twice. */
async function readBytes(log: string): Promise<number> {
  const names = new Map<string, string>();
  const sums = { [RAW]: new Map<string, number>(), [UNPACKED]: new Map<string, number>() };
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (!names.size)
      for (const name of [RAW, UNPACKED])
        names.set(new RegExp(`"${name}":(\\d+)`).exec(line)?.[1] ?? name, name);
    const name = names.get(/"type":(\d+)\}[\],}]*$/.exec(line)?.[1] ?? '');
    const [, bytes = 0] = /"byte_count":(\d+)/.exec(line) ?? [];
    const [, source = ''] = /"source":\{"id":(\d+)/.exec(line) ?? [];
    const sum = name === RAW || name === UNPACKED ? sums[name] : undefined;
    sum?.set(source, (sum.get(source) ?? 0) + Number(bytes));
  }
  return [...new Map([...sums[UNPACKED], ...sums[RAW]]).values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Has a browser take a picture of the first screen of a page, in a profile of its own.
 * @param browser a Chromium, by its path
 * @throws Error where it cannot
 */
export async function takePicture(browser: string, address: string, timeOut = TIME_OUT_MS): Promise<Picture> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-picture-'));
  try {
    const [file, log] = [join(folder, 'page.webp'), join(folder, 'log.json')];
    const own = [`--user-data-dir=${join(folder, 'profile')}`, `--log-net-log=${log}`];
    await run(browser, [...FLAGS, ...own, `--screenshot=${file}`, address], timeOut);
    const picture = await readFile(file).catch(() => {
      throw new Error(`it took no picture of ${address}`);
    });
    const src = `data:image/webp;base64,${picture.toString('base64')}`;
    return { src, bytes: await readBytes(log) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
