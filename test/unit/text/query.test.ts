import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/text/query';

describe('a query', () => {
  it('is read up to 1000 keys', () => {
    const query = Array.from({ length: 1500 }, (_, index) => `k${index}=${index}`).join('&');
    const fields = parseQuery(`${query}&k0=again`);
    expect(fields.size).toBe(1000);
    expect([fields.get('k0'), fields.get('k999'), fields.get('k1000')]).toEqual(['0', '999', undefined]);
  });

  it('has no keys of the prototype but those that it names', () => {
    expect(parseQuery('?a=1').get('toString')).toBeUndefined();
    const fields = parseQuery('?__proto__=x&constructor=y&a=1');
    expect([...fields]).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['a', '1'],
    ]);
    expect(Object.getPrototypeOf(Object.fromEntries(fields))).toBe(Object.prototype);
  });

  it('has the first value of a key, decoded', () => {
    expect(parseQuery('?q=tea+and%20cake&q=x&empty=').get('q')).toBe('tea and cake');
    expect(parseQuery('').size).toBe(0);
  });
});
