/**
 * How long a test or a hook may take, in ms, in every project. So long that only what hangs exceeds it: a test that builds takes 6 s on two idle
 * cores, and 212 s where others keep the processor busy (load 15 to 20). `test/house/limits.test.ts` holds builds to it.
 */
export const LIMIT_MS = 300_000;
