import { createScript } from './trusted-script';

/** Whose scripts our code asks for by itself. What a page's own markup names goes its own way. */
const HOSTS = ['www.google.com'];
/** A script that is blocked somewhere on the way may neither come nor fail. */
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
    const timer = setTimeout(() => end(new Error(`${src} did not come in time.`)), TIMEOUT_MS);
    script.onload = () => end();
    script.onerror = () => end(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}

/**
 * Loads a third party's script once per page, through the `inlay` policy. What has failed is tried anew by the next call.
 * Rejects when it is blocked, fails, is not there after 8 s, or when its host is not on our list.
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
