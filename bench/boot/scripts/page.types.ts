/** What the page's inline script puts there before any variant's script runs. */
export interface BenchPage {
  /** How many blocks the page has. */
  readonly total: number;
  /** Called once by each variant, when its last block works. */
  mounted(): void;
  /** What the variant offers for taking its blocks out of life again, if it offers anything. */
  destroy?: () => void;
  /** Brings all blocks to life again after `destroy`, where the variant can. */
  init?: () => Promise<void>;
}

declare global {
  interface Window {
    readonly bench: BenchPage;
  }
}

/** Calls `bench.mounted` at the last of the page's blocks. */
export function countMounted(): () => void {
  const { bench } = window;
  let left = bench.total;
  return () => {
    if (--left === 0) bench.mounted();
  };
}
