/** Text of a cell. @param {string} text */
export const cell = (text) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

/** @param {string} text */
export const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/**
 * A table in Markdown; the first row is its head. Cells are taken as they are.
 * @param {readonly (readonly string[])[]} rows
 */
export const markdownTable = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
