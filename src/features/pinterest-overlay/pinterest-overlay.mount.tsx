import type { ReactNode } from 'react';
import { liveContext } from '../../context/live-context';
import type { FeatureScope } from '../../core/entry/site-services';
import { defineFeature } from '../../core/unit';
import { number, object, oneOf, type Read, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { draw } from '../../react/draw';
import { webUrl } from '../../text/links/web-url';
import { createMessages } from '../../text/messages';
import { type SharedPage, shareAddress } from '../../text/share-address';
import { CollectionType, RecordType } from '../../vocabulary/pages';
import messages from './pinterest-overlay.messages.json';
import './pinterest-overlay.css';

const readPage = object({
  websiteSettings: object({
    pinterestOverlayOptions: object({
      mode: string('disabled'),
      size: oneOf(['small', 'large'], 'small'),
      shape: oneOf(['rect', 'round'], 'rect'),
      color: oneOf(['red', 'white', 'gray'], 'red'),
    }),
  }),
  collection: object({ type: number() }),
  item: object({ recordType: number() }),
});

type Look = Omit<Read<typeof readPage>['websiteSettings']['pinterestOverlayOptions'], 'mode'>;

/** Reads the look of the overlay; undefined where its mode leaves the page out. */
export function readPinterestOverlay(context: unknown, warn?: WarnShape): Look | undefined {
  const { websiteSettings, collection, item } = readPage(context, '', warn);
  const { mode, ...look } = websiteSettings.pinterestOverlayOptions;
  // An event of the same collection type is not a post.
  const isBlog =
    collection.type === CollectionType.generic &&
    (item.recordType === undefined || item.recordType === RecordType.text);
  const isCovered =
    mode === 'enabled_for_blogs'
      ? isBlog
      : mode === 'enabled_for_blogs_and_pages' && (isBlog || collection.type === CollectionType.page);
  return isCovered ? look : undefined;
}

const t = createMessages(messages);

/** Nothing is asked of Pinterest before the visitor follows it. */
function PinLink({
  look: { size, shape, color },
  page,
}: {
  readonly look: Look;
  readonly page: SharedPage;
}): ReactNode {
  return (
    <a
      className={`inlay-pin inlay-pin--${size} inlay-pin--${shape} inlay-pin--${color}`}
      href={shareAddress('pinterest', page)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span aria-hidden="true">{t(shape === 'round' ? 'initial' : 'save')}</span>
      <span className="visually-hidden">{t('label', { title: page.title })}</span>
    </a>
  );
}

/** Pictures that are content: those of image blocks, and those in texts. */
const PICTURES = '.sqs-block-image img,.sqs-block-html img';

/** The picture's address without its size, on the web. */
function addressOf(picture: HTMLImageElement): string | undefined {
  const { image, src } = picture.dataset;
  return webUrl(image || src || picture.currentSrc || picture.src)?.href;
}

/** Puts the link beside the picture: beside the link that the picture is in, where there is one. */
function addLink(picture: HTMLImageElement, look: Look, scope: FeatureScope): void {
  const image = addressOf(picture);
  const shown = picture.closest('a,button') ?? picture;
  const frame = shown.parentElement;
  if (!image || !frame) return;
  scope.owner().claim(frame, { classes: { 'inlay-pin-frame': true } });
  const page = { address: location.href, title: picture.alt || document.title, image };
  draw(scope.part({ element: picture }), <PinLink look={look} page={page} />, {
    into: frame,
    before: shown.nextSibling,
  });
}

export const unit = defineFeature({
  read: (_, warn) => readPinterestOverlay(liveContext(), warn),
  mount(look, scope) {
    const seen = new WeakSet<Element>();
    const addLinks = (root: ParentNode = document) => {
      for (const picture of findAll(root, PICTURES)) {
        if (!(picture instanceof HTMLImageElement) || seen.has(picture)) continue;
        seen.add(picture);
        addLink(picture, look, scope);
      }
    };
    addLinks();
    scope.on('site:scan', addLinks);
  },
});
