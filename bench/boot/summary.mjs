// Samples → one row per variant and number of blocks, and the ratios that the aims are stated in.

import { markdown } from '../support/markdown.mjs';
import { FLOOR, REFERENCE, VARIANTS } from './variants.mjs';

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const minimum = (values) => Math.min(...values);

/**
 * @param {readonly { round: number, name: string, total: number }[]} samples what `load` says, with where it belongs
 * @returns one row each: `own*` has the floor of the same round subtracted
 */
export function summarise(samples, total) {
  const of = (name) => samples.filter((sample) => sample.name === name && sample.total === total);
  const floors = of(FLOOR);
  return VARIANTS.map(({ name }) => {
    const mine = of(name);
    // A variant is set against the floor of its own round: the machine may have been slower in another.
    const own = (key) =>
      mine.map((sample) => sample[key] - floors.find(({ round }) => round === sample.round)[key]);
    const each = (key) => mine.map((sample) => sample[key]);
    return {
      name,
      total,
      cpu: median(each('cpu')),
      cpuMin: minimum(each('cpu')),
      ownCpu: median(own('cpu')),
      ownCpuMin: minimum(each('cpu')) - minimum(floors.map(({ cpu }) => cpu)),
      wall: median(each('wall')),
      wallMin: minimum(each('wall')),
      heap: median(own('heap')),
      listeners: median(own('listeners')),
      nodes: median(own('nodes')),
      // The worst round counts.
      nodesLeft: Math.max(...own('nodesLeft')),
      listenersLeft: Math.max(...own('listenersLeft')),
      isGivenBack: mine.every(({ isGivenBack }) => isGivenBack),
    };
  });
}

const KEYS = {
  cpu: 'CPU with the floor, median',
  cpuMin: 'CPU with the floor, minimum',
  ownCpu: 'CPU less the floor, median',
  ownCpuMin: 'CPU less the floor, minimum',
  wall: 'wall, median',
  wallMin: 'wall, minimum',
};

/** Inlay against the best peer and against the reference, by every measure of time. */
export function ratios(rows) {
  const find = (name) => rows.find((row) => row.name === name);
  const inlay = find('inlay');
  const peers = VARIANTS.filter(({ isPeer }) => isPeer).map(({ name }) => find(name));
  return Object.entries(KEYS).map(([key, measure]) => {
    const best = peers.reduce((one, other) => (other[key] < one[key] ? other : one));
    return {
      measure,
      inlay: inlay[key],
      peer: best.name,
      toPeer: inlay[key] / best[key],
      toPlain: inlay[key] / find(REFERENCE)[key],
    };
  });
}

const COLUMNS = {
  cpu: 'CPU ms',
  cpuMin: '(min)',
  ownCpu: '− floor',
  ownCpuMin: '(min)',
  wall: 'wall ms',
  wallMin: '(min)',
  heap: 'heap KB',
  listeners: 'listeners',
  nodes: 'nodes',
  nodesLeft: 'nodes leaked',
  listenersLeft: 'listeners leaked',
  isGivenBack: 'restored',
};
const COUNTS = ['listeners', 'nodes', 'nodesLeft', 'listenersLeft'];

function cell(key, value) {
  if (key === 'isGivenBack') return value ? 'yes' : 'no';
  if (key === 'heap') return (value / 1024).toFixed(0);
  return COUNTS.includes(key) ? value : value.toFixed(1);
}

export const table = (rows) =>
  markdown(
    ['variant', ...Object.values(COLUMNS)],
    rows.map((row) => [row.name, ...Object.keys(COLUMNS).map((key) => cell(key, row[key]))]),
  );

export const ratioTable = (rows) =>
  markdown(
    ['inlay by', 'ms', 'fastest peer', 'to the peer', 'to plain'],
    ratios(rows).map(({ measure, inlay, peer, toPeer, toPlain }) => [
      measure,
      inlay.toFixed(1),
      peer,
      toPeer.toFixed(2),
      toPlain.toFixed(2),
    ]),
  );
