import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = 'submissions.jsonl';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @typedef {{ key: string, at: string, payload: Record<string, unknown>, values: Record<string, unknown> }} Submission */

/**
 * Forms that were sent, one JSON line each in a file. A key is good for one submission, also over a restart.
 * @param {string} [folder] a new one among the system's temporary files unless told; made at the first submission
 */
export function createSubmissionStore(folder) {
  /** @type {Submission[]} */
  const stored = folder ? readLines(join(folder, FILE)) : [];
  const used = new Set(stored.map(({ key }) => key));
  let place = folder;

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
      place ??= mkdtempSync(join(tmpdir(), 'inlay-demo-'));
      mkdirSync(place, { recursive: true });
      // One write each, so that two submissions at a time cannot mix.
      appendFileSync(join(place, FILE), `${JSON.stringify(submission)}\n`);
      return 'stored';
    },
  };
}

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
      return []; // a line that a crash has cut off
    }
  });
}
