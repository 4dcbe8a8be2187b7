/**
 * The members of an interface, with the comment of each.
 * @typedef {{ member: string, doc: string, type: string, isMethod: boolean, isOptional: boolean }} Member
 */

/** @param {string} text the source from an opening brace on @returns {string} what is between it and its closing brace */
function bracedText(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return text.slice(1, at);
  }
  throw new Error('A brace is not closed.');
}

/** Splits what is between the braces of an interface at the semicolons that end its members. @param {string} body */
function splitMembers(body) {
  const members = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < body.length; at++) {
    if (body.startsWith('/*', at)) at = body.indexOf('*/', at) + 1;
    else if ('{(['.includes(body.charAt(at))) depth++;
    else if ('})]'.includes(body.charAt(at))) depth--;
    else if (body[at] === ';' && depth === 0) {
      members.push(body.slice(start, at));
      start = at + 1;
    }
  }
  return members;
}

/** The words of a comment, without its stars and its example. @param {string} comment */
const wordsOf = (comment) =>
  comment
    .replace(/^\s*\/\*\*|\s*\*\/\s*$/g, '')
    .replace(/\n\s*\* ?/g, '\n')
    .replace(/\s*@example[\s\S]*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** @param {string} source @returns {Member[]} */
function readMember(source) {
  const [, comment = '', rest = ''] = /^\s*(\/\*\*[\s\S]*?\*\/)?\s*([\s\S]*)$/.exec(source) ?? [];
  const [, name = '', optional = '', after = ''] =
    /^(?:readonly )?('[^']+'|\w+)(\??)([\s\S]*)$/.exec(rest) ?? [];
  if (!name) return [];
  const isMethod = /^[(<]/.test(after);
  const type = after.replace(/^:\s*/, '').replace(/\s+/g, ' ').replace(/^\| /, '').replace(/\( /g, '(');
  return [
    {
      member: name.replaceAll("'", ''),
      doc: wordsOf(comment),
      type: optional ? type.replace(/ \| undefined$/, '') : type,
      isMethod,
      isOptional: Boolean(optional),
    },
  ];
}

/**
 * All members that the declarations of an interface in a source have, in their order. Declarations that only extend another have none.
 * @param {string} source
 * @param {string} name
 * @returns {Member[]}
 */
export function readInterface(source, name) {
  const declarations = [
    ...source.matchAll(new RegExp(`interface ${name}(?:<[^{]*?>)?(?:\\s+extends [^{]+)? \\{`, 'g')),
  ];
  if (!declarations.length) throw new Error(`There is no interface ${name}.`);
  return declarations.flatMap(({ index, 0: { length } }) =>
    splitMembers(bracedText(source.slice(index + length - 1))).flatMap(readMember),
  );
}
