import { createScript } from './trusted-script';

const loading = new Map<string, Promise<void>>();

function start(src: string, timeoutMs: number): Promise<void> {
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
    const timer = setTimeout(() => end(new Error(`${src} took too long to load.`)), timeoutMs);
    script.onload = () => end();
    script.onerror = () => end(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}

/**
 * Loads a third party's script once per page, through the `inlay` policy; `runsAgain` is for one that looks at the page only while it
 * runs. After a failure the next call tries again. Rejects when the script is blocked, fails, or takes too long. Only
 * `src/consent/load-third-party.ts` calls it, which knows the hosts, the time-outs and the visitor's consent.
 */
export async function loadScript(src: string, timeoutMs: number, runsAgain = false): Promise<void> {
  let script = loading.get(src);
  if (!script || runsAgain) {
    script = start(src, timeoutMs);
    loading.set(src, script);
    script.catch(() => loading.delete(src));
  }
  return script;
}
