// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hasOwnNonce } from '../../../src/consent/waiting-markup';
import { HOME } from '../../../src/core/inlay-files';

/** The page's scripts: address and nonce. None of them is asked for. */
function page(...scripts: ReadonlyArray<readonly [src: string, nonce: string]>): void {
  for (const [src, nonce] of scripts) {
    const script = document.createElement('script');
    script.type = 'x';
    Object.defineProperty(script, 'src', { value: src });
    script.nonce = nonce;
    document.head.append(script);
  }
}
afterEach(() => document.head.replaceChildren());

const ours = `${HOME}site.js`;

it('lets every script run where Inlay’s own tag has no nonce', () => {
  page([ours, ''], ['https://other.example/x.js', 'n1']);
  expect(hasOwnNonce({ nonce: '' })).toBe(true);
  expect(hasOwnNonce({ nonce: 'n2' })).toBe(true);
});

it('lets only scripts with the nonce of Inlay’s own tag run', () => {
  page([ours, 'n1'], [`${HOME}boot.js`, 'n1']);
  expect(hasOwnNonce({ nonce: 'n1' })).toBe(true);
  expect(hasOwnNonce({ nonce: 'n2' })).toBe(false);
  expect(hasOwnNonce({ nonce: '' })).toBe(false);
});

it('lets nothing run where tags of Inlay have different nonces', () => {
  page([ours, 'n1'], [ours, 'n2']);
  expect(hasOwnNonce({ nonce: 'n1' })).toBe(false);
  expect(hasOwnNonce({ nonce: 'n2' })).toBe(false);
});
