import { vi } from 'vitest';

/**
 * What becomes of a request. `lost`: done, and the answer does not come; `cut`: not done, and no answer; `half`: done, and its answer breaks
 * off; `twice`: something on the way repeats it; `hang`: no answer at all.
 */
export const FAULTS = [
  ...[
    'ok',
    'ok',
    'ok',
    'lost',
    'lost',
    'cut',
    'offline',
    'half',
    'half JSON',
    'twice',
    'empty',
    'lost empty',
    'no',
    'html',
    'lost html',
  ],
  ...[
    'hang',
    'lost hang',
    'lost 500',
    'lost 502',
    'lost 504',
    '400',
    '401',
    '403',
    '404',
    '413',
    '422',
    '429',
    '451',
    '500',
    '502',
    '503',
    'crumb',
  ],
] as const;

/** Does what a request asks for. */
export type Act = (
  path: string,
  fields: Readonly<Record<string, string>>,
) => { readonly status?: number; readonly body: object };

const fieldsOf = ({ body }: RequestInit): Readonly<Record<string, string>> => {
  const text = `${body ?? ''}`;
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

const answer = (status: number, body: string) => ({ status, headers: new Headers(), text: async () => body });

const BAD_REQUEST = 400;

/** Puts a server in the place of `fetch` that does what it is asked for, and says so or not, as its faults say in turn; then it is well. */
export function stubFaultyFetch(faults: readonly string[], act: Act): { readonly happened: string[] } {
  const left = [...faults];
  const happened: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    const fault = left.shift() ?? 'ok';
    happened.push(`${pathname.split('/').at(-1)}:${fault}`);
    const gone = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const done = () => {
      const { status = 200, body } = act(pathname, fieldsOf(init));
      return answer(status, JSON.stringify(body));
    };
    if (fault.startsWith('lost') || fault === 'twice' || fault.startsWith('half')) done();
    switch (fault.replace('lost ', '')) {
      case 'ok':
      case 'twice':
        return done();
      case 'offline':
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
        throw new TypeError('Failed to fetch');
      case 'lost':
      case 'cut':
        throw new TypeError('Failed to fetch');
      case 'half':
        return { ...answer(200, ''), text: () => Promise.reject(new TypeError('network error')) };
      case 'half JSON':
        return answer(200, '{"comment":{"id":"c1"');
      case 'empty':
        return answer(200, '');
      case 'no':
        return answer(200, '{"success":false}');
      case 'html':
        return answer(200, '<!doctype html><title>Sign in</title>');
      case 'hang':
        return gone;
      case 'crumb':
        return answer(BAD_REQUEST, `{"crumbFail":true,"crumb":"crumb-${happened.length}"}`);
      default:
        return answer(Number(fault.replace('lost ', '')), '');
    }
  });
  return { happened };
}
