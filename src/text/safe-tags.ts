/** What sanitized html may hold: one list for both sanitizers. */
export interface SafeList {
  /** Tag → the attributes that stay on it. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Attributes that stay on every tag. Where there are any, all `data-` ones stay as well. */
  readonly everywhere: readonly string[];
}

export const safeTags = (names: string): SafeList['tags'] =>
  Object.fromEntries(names.split(' ').map((tag) => [tag, []]));

/** For what a site's owner wrote. */
export const OWNERS_HTML: SafeList = {
  tags: {
    ...safeTags('p br strong b em i u ul ol li span h1 h2 h3 h4 h5 h6 blockquote code small sub sup div hr'),
    a: ['href', 'target', 'rel'],
  },
  everywhere: [],
};

/** Gone themselves, their content stays: old editors' tags and page structure around text. */
export const UNWRAPPED_TAGS: readonly string[] =
  'article center del figcaption figure font footer header ins label main mark nav s section strike table tbody td tfoot th thead tr'.split(
    ' ',
  );
