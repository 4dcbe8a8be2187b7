import type { ReactNode } from 'react';
import { defineUnit } from '../../core/unit';
import { watchOnScreen } from '../../dom/on-screen';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { watchMotion } from '../../media/video/allows-autoplay';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import './marquee.css';
import { isTextRead, type MarqueeData, readMarquee } from './marquee.data';
import messages from './marquee.messages.json';
import { createMarqueeStore, type MarqueeStore } from './marquee.store';
import { MarqueeText } from './marquee-text.view';
import { waveHeight } from './marquee-wave';

const t = createMessages(messages);

type MarqueeViewProps = Readonly<{ block: HTMLElement; data: MarqueeData; store: MarqueeStore }>;

/** The moving text in the server's heading, and a button that pauses it. */
function MarqueeView({ block, data, store }: MarqueeViewProps): ReactNode {
  const { guard } = useScope();
  const { isPlaying, isHovered } = useStore(store);
  const { root, heading, svg, label, pausesOnHover } = data;
  // Fingers do not hover.
  const hover = (event: Event) =>
    event instanceof PointerEvent &&
    event.pointerType === 'mouse' &&
    store.hold('hover', event.type === 'pointerenter');
  return (
    <>
      <Adopt
        node={root}
        attributes={{ 'data-ready': 'true', ...(isHovered && { 'data-hover': 'true' }) }}
        {...(pausesOnHover && { on: { pointerenter: hover, pointerleave: hover } })}
      />
      <Adopt node={svg} styles={{ 'block-size': `calc(1.4em + ${waveHeight(data.waveIntensity)}px)` }} />
      {label && isTextRead(data) && <Adopt node={label} attributes={{ 'aria-hidden': 'true' }} />}
      <Adopt node={heading}>
        <MarqueeText data={data} store={store} />
      </Adopt>
      <Adopt node={block}>
        <IconButton
          className="inlay-marquee-button"
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'pause' : 'play')}
          size={14}
          onClick={guard(() => store.play(!isPlaying))}
        />
      </Adopt>
    </>
  );
}

/** Moves the text of a marquee while it is in view, unless the visitor prefers reduced motion, until they pause it. */
export const unit = defineUnit({
  read: readMarquee,
  mount(data, scope, element) {
    const store = createMarqueeStore(!prefersReducedMotion());
    draw(scope, <MarqueeView block={element} data={data} store={store} />);
    const hold = scope.guard((isOnScreen: boolean) => store.hold('view', !isOnScreen));
    scope.defer(watchOnScreen(data.root, hold));
    scope.defer(watchMotion(scope.guard(() => store.play(!prefersReducedMotion()))));
    return store;
  },
});
