import { checkArgs } from '../calls/check-args';
import { aFlag, anything, aText, options, required } from '../calls/kinds';
import type { ReadyOptions } from '../entry/inlay-api';
import { define as defineBlock } from './define';
import { messages } from './messages';
import { observe } from './observe';
import type { RareSite } from './rare-site';
import { whenReady as settle } from './ready';
import { toggle as readToggle } from './toggle';

// Methods of `window.Inlay` that few pages call: one chunk, loaded at the first call of any of them.

const checks = {
  whenReady: checkArgs('whenReady', { options: options({ all: aFlag }) }),
  toggle: checkArgs('toggle', { name: required(aText), isEnabledByDefault: aFlag }),
  define: checkArgs('define', {
    // What it needs and of which type is said by `define` itself.
    block: {
      ...anything,
      fields: Object.fromEntries(
        ['name', 'selector', 'reveal', 'fallbackStates', 'when', 'read', 'mount'].map((name) => [
          name,
          anything,
        ]),
      ),
    },
  }),
};

export { messages, observe };

export const whenReady = (site: RareSite, ...args: unknown[]) =>
  settle(site, ...(checks.whenReady(site, args) as [ReadyOptions?]));
export const toggle = (site: RareSite, ...args: unknown[]) =>
  readToggle(site, ...(checks.toggle(site, args) as [string, boolean?]));
export const define = (site: RareSite, ...args: unknown[]) => defineBlock(site, checks.define(site, args)[0]);
