// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  BackgroundButton,
  type BackgroundState,
} from '../../../../src/blocks/background-video/background-button.view';
import { createStore } from '../../../../src/store/store';
import { PAUSE, PLAY } from '../../../../src/ui/static-icon-paths';
import { createTestScope } from '../../support/scope';

it('says what a press does, and stays the same element', () => {
  const onToggle = vi.fn();
  const store = createStore<BackgroundState>('moving');
  const button = BackgroundButton({ scope: createTestScope(), store, onToggle });
  const state = () => [button.getAttribute('aria-label'), button.querySelector('path')?.getAttribute('d')];
  const pause = state();
  expect(pause).toEqual([expect.stringMatching(/^Pause/), PAUSE]);
  store.set('held');
  expect(state()).toEqual([expect.stringMatching(/^Play/), PLAY]);
  store.set('still');
  expect(state()).toEqual(pause);
  button.dispatchEvent(new Event('click'));
  expect(onToggle).toHaveBeenCalledOnce();
  expect([button.getAttribute('type'), button.querySelector('svg')?.getAttribute('aria-hidden')]).toEqual([
    'button',
    'true',
  ]);
});
