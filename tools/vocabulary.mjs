// Writes docs/vocabulary.md from the enumerations in src/vocabulary/, with their comments, members and values, and from docs/vocabulary.json,
// which has what no code needs: whole enumerations, and members of those in code. House tests keep the page up to date and find bare numbers in the fields named here.
//
//   @field pageType        a field of the page that has one of these values, with its path where the name alone says too little
//   @from 1                names that stand for numbers, in their order

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { code, markdownTable } from './markdown-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = 'src/vocabulary';

/**
 * @typedef {{ name: string, value: string, note: string }} Member
 * @typedef {{ name: string, file: string, about: string, fields: string[], members: Member[] }} Enumeration
 */

const INTRO = `# Vocabulary

Written by \`node tools/vocabulary.mjs\` from \`${FOLDER}/\`, and from \`docs/vocabulary.json\` what no code needs: change it there. These are the numbers and names by which the platform's pages
say what something is. Code names them by these enumerations: a house test finds bare numbers. Numbers are an \`enum\`, because the build
writes its values where they are used and leaves out the rest, which it cannot do for an object.
`;

const ENUMERATION =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:enum (\w+) \{([\s\S]*?)\n\}|const ([A-Z_]+) = \[([\s\S]*?)\] as const;)/g;
const MEMBER = /(?:\/\*\* (.*?) \*\/\s*)?'?([\w-]+)'? = ('[^']*'|-?\d+),/g;

/** @param {string} body @returns {Member[]} */
const readMembers = (body) =>
  [...body.matchAll(MEMBER)].map(([, note = '', name = '', value = '']) => ({
    name,
    value: value.replaceAll("'", ''),
    note,
  }));

/** @param {string} body @param {string | undefined} from @returns {Member[]} */
const readNames = (body, from) =>
  [...body.matchAll(/'([^']+)'/g)].map(([, name = ''], index) => ({
    name,
    value: from === undefined ? name : `${Number(from) + index}`,
    note: '',
  }));

/** Those that only the page has; without `about`: members of one in code. @returns {Promise<Enumeration[]>} */
async function readDocumented() {
  /** @type {Record<string, { about?: string, fields?: string[], values: string[] | Record<string, number>, notes?: Record<string, string> }>} */
  const documented = JSON.parse(await readFile(join(root, 'docs/vocabulary.json'), 'utf8'));
  return Object.entries(documented).map(([name, { about = '', fields = [], values, notes = {} }]) => ({
    name,
    file: '',
    about,
    fields,
    members: Array.isArray(values)
      ? values.map((value) => ({ name: value, value, note: '' }))
      : Object.entries(values).map(([member, value]) => ({
          name: member,
          value: `${value}`,
          note: notes[member] ?? '',
        })),
  }));
}

/** @param {Enumeration} enumeration @param {Enumeration[]} documented @returns {Enumeration} with the members that no code needs, by value */
const withDocumented = (enumeration, documented) => {
  const members = documented.find(({ name }) => name === enumeration.name)?.members;
  if (!members) return enumeration;
  const all = [...enumeration.members, ...members].sort(
    (one, other) => Number(one.value) - Number(other.value),
  );
  return { ...enumeration, members: all };
};

/** Every enumeration: those in code by file, then the others. @returns {Promise<Enumeration[]>} */
export async function readVocabulary() {
  const files = (await readdir(join(root, FOLDER))).sort();
  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(join(root, FOLDER, file), 'utf8') })),
  );
  const inCode = sources.flatMap(({ file, source }) => {
    const found = [...source.matchAll(ENUMERATION)];
    const exported = source.match(/^export (?:enum|const [A-Z_]+ = \[)/gm)?.length ?? 0;
    if (found.length !== exported || !exported) {
      throw new Error(
        `${FOLDER}/${file}: write a comment above each enumeration, and one enumeration at least.`,
      );
    }
    return found.map(([, comment = '', enumName, enumBody = '', listName = '', listBody = '']) => {
      const text = comment.replace(/^\s*\* ?/gm, '').trim();
      const [, from] = /^@from (\d+)$/m.exec(text) ?? [];
      return {
        name: enumName ?? listName,
        file,
        about: text.replace(/^@.*$/gm, '').trim().replace(/\s+/g, ' '),
        fields: Array.from(text.matchAll(/^@field (\S+)$/gm), ([, field = '']) => field),
        members: enumName ? readMembers(enumBody) : readNames(listBody, from),
      };
    });
  });
  const documented = await readDocumented();
  const known = new Set(inCode.map(({ name }) => name));
  return [
    ...inCode.map((enumeration) => withDocumented(enumeration, documented)),
    ...documented.filter(({ name }) => !known.has(name)),
  ];
}

/** @param {Member[]} members */
function table(members) {
  const hasNames = members.some(({ name, value }) => name !== value);
  const hasNotes = members.some(({ note }) => note);
  const rows = members.map(({ name, value, note }) => [
    code(value),
    ...(hasNames ? [code(name)] : []),
    ...(hasNotes ? [note] : []),
  ]);
  const head = ['value', ...(hasNames ? ['name'] : []), ...(hasNotes ? ['note'] : [])];
  return markdownTable([head, ...rows]);
}

/** The whole page as text. */
export async function vocabulary() {
  const parts = (await readVocabulary()).map(({ name, file, about, fields, members }) => {
    const places = fields.length ? ` In ${fields.map(code).join(', ')}.` : '';
    const source = file && ` [${file}](../${FOLDER}/${file})`;
    return `## ${name}\n\n${about}${places}${source}\n\n${table(members)}\n`;
  });
  return [INTRO, ...parts].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(join(root, 'docs/vocabulary.md'), await vocabulary());
}
