// The page that every variant gets: the same words, with the attributes that the variant needs.

// The floor has it, too. A module has run before DOMContentLoaded, so a page without one is at rest then.
const INLINE = `
  const bench = {
    mounted() {
      performance.mark('mounted');
      if (location.hash === '#click') bench.clickLast();
      bench.resolve();
    },
    clickLast: () => [...document.querySelectorAll('.counter button')].at(-1).click(),
  };
  bench.isMounted = new Promise((resolve) => { bench.resolve = resolve; });`;

/** @param {import('./variants.mjs').Variant} variant */
function blockHtml({ tag = 'section', root = '', button = '', output = '' }, index) {
  // One element each, without blanks between: a hydrating library must find exactly what it would have drawn.
  const title = `Counter ${index + 1}`;
  const parts = [
    `<h3>${title}</h3>`,
    `<button type="button" ${button}>Count</button>`,
    `<span ${output}></span>`,
    '<ul><li>One</li><li>Two</li><li>Three</li></ul>',
  ];
  return `<${tag} class="counter" data-title="${title}" ${root}>${parts.join('')}</${tag}>`;
}

/** @param {import('./variants.mjs').Variant} variant */
export function pageHtml(variant, total) {
  const blocks = Array.from({ length: total }, (_, index) => blockHtml(variant, index));
  const { name, entry } = variant;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name}, ${total}</title>
<link rel="icon" href="data:,">
<script>${INLINE}
  bench.total = ${total};
  ${entry ? '' : "addEventListener('DOMContentLoaded', bench.mounted, { once: true });"}
  window.bench = bench;
</script>
<script type="${entry ? 'module' : 'text/none'}" src="/scripts/${name}.js"></script>
</head>
<body>
<main>
${blocks.join('\n')}
</main>
</body>
</html>
`;
}
