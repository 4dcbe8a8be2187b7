/** What html that a site's owner wrote may hold, and the attributes that stay. One list for both sanitizers. */
export const SAFE_TAGS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  ...Object.fromEntries(
    'p br strong b em i u ul ol li span h1 h2 h3 h4 h5 h6 blockquote code small sub sup div hr'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
};

/** Gone themselves, their content stays: old editors' tags and page structure around text. */
export const UNWRAPPED_TAGS: readonly string[] =
  'article center del figcaption figure font footer header ins label main mark nav s section strike table tbody td tfoot th thead tr'.split(
    ' ',
  );
