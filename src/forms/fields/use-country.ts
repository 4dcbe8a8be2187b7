import { useRef, useState } from 'react';
import { useScope } from '../../react/scope-context';

type Formats = typeof import('./country-formats');

/** A country's format. The page describes its own country only; the others are loaded when one is chosen. */
export function useCountry<Custom>(
  country: string,
  own: Custom,
  ofOther: (formats: Formats, country: string) => Custom,
): [custom: Custom, choose: (country: string) => void] {
  const scope = useScope();
  const [custom, setCustom] = useState(own);
  const newest = useRef(country);
  const choose = scope.guard(async (next: string) => {
    newest.current = next;
    if (next === country || !next) {
      setCustom(own);
      return;
    }
    const formats = await scope.load('country-formats', () => import('./country-formats'));
    if (newest.current === next) setCustom(ofOther(formats, next));
  });
  return [custom, choose];
}
