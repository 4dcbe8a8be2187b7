import type { ReactNode } from 'react';
import { Adopt } from '../../react/adopt';
import { useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import type { LikeStore } from './likes.store';
import messages from './simple-like.messages.json';
import './simple-like.css';

const t = createMessages(messages);

interface SimpleLikeProps {
  readonly element: HTMLElement;
  /** The element that the count is drawn into; undefined where the page has it. */
  readonly place: HTMLElement | undefined;
  readonly store: LikeStore;
}

/** Makes the server's element a toggle button that is called by its count. */
export function SimpleLike({ element, place, store }: SimpleLikeProps): ReactNode {
  const { count, isLiked } = useStore(store);
  return (
    <>
      <Adopt
        node={element}
        classes={{ clicked: isLiked }}
        attributes={{
          role: 'button',
          tabindex: '0',
          'aria-pressed': String(isLiked),
          // A like cannot be taken back.
          ...(isLiked && { 'aria-disabled': 'true' }),
        }}
      />
      {place && <Adopt node={place}>{t('likes', { count })}</Adopt>}
    </>
  );
}
