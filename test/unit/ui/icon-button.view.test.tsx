// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { IconButton } from '../../../src/ui/icon-button.view';
import { showView } from '../support/show-view';

it('a button with an icon is named, and hands its other properties on', () => {
  const onClick = vi.fn();
  const { attributes, find } = showView(
    <IconButton
      icon="play"
      label="Play"
      size={32}
      iconClassName="big"
      className="player"
      onClick={onClick}
    />,
  );
  expect(attributes('button', 'type', 'aria-label', 'class')).toEqual(['button', 'Play', 'player']);
  expect(attributes('svg', 'width', 'class')).toEqual(['32', 'big']);
  find('button').click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(showView(<IconButton icon="play" label="Play" />).attributes('svg', 'width', 'class')).toEqual([
    '24',
    null,
  ]);
});
