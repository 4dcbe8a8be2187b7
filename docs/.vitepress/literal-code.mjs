/**
 * Code in a line is shown as it is: to the site's templates, `{{…}}` would be a value.
 * @param {import('markdown-it').default} markdown
 */
export function literalCode(markdown) {
  markdown.core.ruler.push('literal-code', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === 'code_inline') token.attrSet('v-pre', '');
  });
}
