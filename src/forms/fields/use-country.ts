import { useRef, useState } from 'react';
import { useScope } from '../../react/scope-context';

type Formats = typeof import('./country-formats');

/** What a country's customs are; the page describes only its own country's, all others' come with the first other choice. */
export function useCountry<Custom>(
  country: string,
  own: Custom,
  ofOther: (formats: Formats, country: string) => Custom,
): [custom: Custom, choose: (country: string) => void] {
  const { loadChunk, warn } = useScope();
  const [custom, setCustom] = useState(own);
  const newest = useRef(country);
  const choose = (next: string) => {
    newest.current = next;
    if (next === country || !next) {
      setCustom(own);
      return;
    }
    loadChunk('country-formats', () => import('./country-formats')).then(
      (formats) => newest.current === next && setCustom(ofOther(formats, next)),
      (error) => warn('load', error),
    );
  };
  return [custom, choose];
}
