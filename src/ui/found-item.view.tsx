import type { ReactNode } from 'react';
import type { FoundItem } from '../api/search-calls';
import { imageUrl } from '../media/image/image-widths';
import { splitHighlights } from '../text/highlights';
import { safeUrl } from '../text/links/safe-url';
import './found-item.css';

/** Text of a search result; what matches is in `<em>`, which themes style. */
export function HighlightedText({ html }: { readonly html: string }): ReactNode {
  return splitHighlights(html).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
    isMatch ? <em key={index}>{text}</em> : text,
  );
}

interface FoundItemProps {
  readonly item: FoundItem;
  /** `sqs-search-ui-item` in a preview, `sqs-search-page-item` on the search page: themes know them. */
  readonly className: string;
  /** In pixels, of those that the platform serves. */
  readonly imageWidth: number;
  readonly title: ReactNode;
}

/** A search result: picture, title and the lines that match. */
export function FoundItemView({ item, className, imageWidth, title }: FoundItemProps): ReactNode {
  const image = safeUrl(item.imageUrl);
  return (
    <div className={`sqs-search-container-item ${className}`}>
      {image && (
        <div className="sqs-main-image-container">
          <div className="sqs-main-image-intrinsic">
            <img className="sqs-main-image" src={imageUrl(image, imageWidth)} alt="" loading="lazy" />
          </div>
        </div>
      )}
      <div className="sqs-title">{title}</div>
      {item.excerpts.length > 0 && (
        <div className="sqs-content">
          <HighlightedText html={item.excerpts.join(' … ')} />
        </div>
      )}
    </div>
  );
}
