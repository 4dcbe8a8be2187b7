// Writes the pages of docs/ that are generated from source, and the module of message ids. House tests fail while one of them is out of date.

import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_REFERENCE, apiReference } from './api-reference.mjs';
import { MESSAGE_KEYS, messageKeys } from './message-keys.mjs';
import { MESSAGE_REFERENCE, messageReference } from './message-reference.mjs';
import { readmeWithSizes, SIZES_PAGE } from './page-sizes.mjs';
import { STYLE_REFERENCE, styleReference } from './style-reference.mjs';
import { UNIT_REFERENCE, unitReference } from './unit-reference.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each file by its path. @type {Record<string, () => Promise<string>>} */
export const REFERENCES = {
  [API_REFERENCE]: apiReference,
  [MESSAGE_KEYS]: messageKeys,
  [MESSAGE_REFERENCE]: messageReference,
  [STYLE_REFERENCE]: styleReference,
  [UNIT_REFERENCE]: unitReference,
  [SIZES_PAGE]: readmeWithSizes,
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, page] of Object.entries(REFERENCES)) await writeFile(join(root, file), await page());
