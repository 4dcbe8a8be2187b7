import type { ReactNode } from 'react';
import { splitHighlights } from '../text/highlights';

/** Text of a search result; what matches is in `<em>`, which themes style. */
export function HighlightedText({ html }: { readonly html: string }): ReactNode {
  return splitHighlights(html).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
    isMatch ? <em key={index}>{text}</em> : text,
  );
}
