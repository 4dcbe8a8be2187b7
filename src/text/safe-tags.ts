/** The list of what sanitized html may contain: one list for both sanitizers. */
export interface SafeList {
  /** Tag → the attributes that it keeps. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Attributes that every tag keeps. If there are any, all `data-` attributes are kept as well. */
  readonly everywhere: readonly string[];
}

export const safeTags = (names: string): SafeList['tags'] =>
  Object.fromEntries(names.split(' ').map((tag) => [tag, []]));

/** For html that a site's owner wrote. */
export const OWNERS_HTML: SafeList = {
  tags: {
    ...safeTags('p br strong b em i u ul ol li span h1 h2 h3 h4 h5 h6 blockquote code small sub sup div hr'),
    a: ['href', 'target', 'rel'],
  },
  everywhere: [],
};

/** Tags that are removed while their content stays: those of old editors, and page structure around text. */
export const UNWRAPPED_TAGS: readonly string[] =
  'article center del figcaption figure font footer header ins label main mark nav s section strike table tbody td tfoot th thead tr'.split(
    ' ',
  );
