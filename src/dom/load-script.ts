import { createScript } from './trusted-script';

/** Hosts of scripts that Inlay's own code loads. Scripts in a page's markup are not subject to this list. */
const HOSTS = ['www.google.com'];
/** A blocked script may fire neither `load` nor `error`. */
const TIMEOUT_MS = 8000;

const loading = new Map<string, Promise<void>>();

function start(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createScript({ src });
    script.async = true;
    const end = (error?: Error) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => end(new Error(`${src} took too long to load.`)), TIMEOUT_MS);
    script.onload = () => end();
    script.onerror = () => end(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}

/**
 * Loads a third party's script once per page, through the `inlay` policy. After a failure the next call tries again.
 * Rejects when the script is blocked, fails, takes longer than 8 s, or when its host is not on the list.
 * @example await loadScript('https://www.google.com/recaptcha/api.js?render=explicit');
 */
export async function loadScript(src: string): Promise<void> {
  const { protocol, hostname } = new URL(src);
  if (protocol !== 'https:' || !HOSTS.includes(hostname)) throw new TypeError(`${src} is not on the list.`);
  let script = loading.get(src);
  if (!script) {
    script = start(src);
    loading.set(src, script);
    script.catch(() => loading.delete(src));
  }
  return script;
}
