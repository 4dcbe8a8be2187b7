import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = 'submissions.jsonl';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * @typedef {{ key: string, at: string, payload: Record<string, unknown>, values: Record<string, unknown> }} Submission
 * @typedef {ReturnType<typeof createSubmissionStore>} SubmissionStore
 */

/**
 * Stores sent forms in a file, one JSON line each. A key is good for one submission, also after a restart.
 * @param {string} [folder] default: a new one among the system's temporary files, made at the first submission
 */
export function createSubmissionStore(folder) {
  /** @type {Submission[]} */
  const stored = folder ? readLines(join(folder, FILE)) : [];
  const used = new Set(stored.map(({ key }) => key));
  let storeFolder = folder;

  return {
    /** Every submission, oldest first. */
    list: () => stored,
    giveKey: () => randomUUID(),
    /**
     * @param {string} key
     * @param {Record<string, unknown>} payload
     * @param {Record<string, unknown>} values
     * @returns {'stored' | 'known' | 'unknown key'}
     */
    accept(key, payload, values) {
      if (!UUID.test(key)) return 'unknown key';
      if (used.has(key)) return 'known';
      used.add(key);
      const submission = { key, at: new Date().toISOString(), payload, values };
      stored.push(submission);
      storeFolder ??= mkdtempSync(join(tmpdir(), 'inlay-demo-'));
      mkdirSync(storeFolder, { recursive: true });
      // One write each: two submissions at the same time cannot mix.
      appendFileSync(join(storeFolder, FILE), `${JSON.stringify(submission)}\n`);
      return 'stored';
    },
  };
}

/** @param {string} file @returns {Submission[]} */
function readLines(file) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return []; // nothing was ever sent
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return []; // a crash has cut this line off
    }
  });
}
