import { BlockType } from '../vocabulary/blocks';

/** Blocks that are complete as the server has written them. */
const COMPLETE = [
  'archive',
  'button',
  'code',
  'collectionLink',
  'emailFooter',
  'embed',
  'folder',
  'horizontalRule',
  'html',
  'link',
  'logo',
  'markdown',
  'navigation',
  'postsByAuthor',
  'postsByCategory',
  'postsByMonth',
  'postsByTag',
  'quote',
  'rss',
  'socialAccountLinks',
  'socialAccountLinksV2',
  'socialLinks',
  'spacer',
  'tagCloud',
  'websiteComponent',
] as const satisfies readonly (keyof typeof BlockType)[];

const NAMES: readonly string[] = COMPLETE.map((name) => name.toLowerCase());
/** `sqs-block-horizontalrule`, `website-component-block` */
const BY_CLASS = /^sqs-block-(.+)$|^(.+)-block$/;

/** Checks by its classes and its type, NaN without one, whether a block needs no script. */
export const isScriptlessBlock = (classes: Iterable<string>, type: number): boolean =>
  COMPLETE.some((name) => BlockType[name] === type) ||
  [...classes].some((token) => {
    const [, name, other] = BY_CLASS.exec(token) ?? [];
    return NAMES.includes((name ?? other ?? '').replaceAll('-', ''));
  });
