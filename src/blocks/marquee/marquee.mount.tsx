import './marquee.css';
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import { defineUnit } from '../../core/unit';
import { watchOnScreen } from '../../dom/on-screen';
import { prefersReducedMotion, watchMotion } from '../../dom/reduced-motion';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import { isTextRead, type MarqueeData, type MarqueeItem, readMarquee } from './marquee.data';
import messages from './marquee.messages.json';
import { createMarqueeStore, type MarqueeStore } from './marquee.store';
import { splitText, waveHeight } from './marquee-wave';
import { useMarqueeMotion, useMarqueeSize } from './use-marquee-motion';

type LinkProps = Pick<ComponentProps<'a'>, 'target' | 'rel' | 'onFocus' | 'onBlur' | 'tabIndex'>;

type MarqueeTextProps = Readonly<{ data: MarqueeData; store: MarqueeStore }>;

/** A window with the moving text. Only the first of the sets is read and has tab stops. */
function MarqueeText({ data, store }: MarqueeTextProps): ReactNode {
  const { guard } = useScope();
  const track = useRef<HTMLElement>(null);
  const size = useMarqueeSize(track, data);
  const { isMoving } = useStore(store);
  const { seek } = useMarqueeMotion(track, { data, size, isMoving });
  const { href, spacing } = data;

  const hold = guard((link: HTMLElement) => {
    store.hold('focus', true);
    if (!href) seek(link.offsetLeft);
  });
  const linkProps: LinkProps = {
    ...(data.opensNewWindow && { target: '_blank', rel: 'noopener' }),
    onFocus: ({ currentTarget }) => hold(currentTarget),
    onBlur: guard(() => store.hold('focus', false)),
  };
  const windowProps = {
    className: 'inlay-marquee-window',
    style: {
      '--inlay-marquee-wave': `${waveHeight(data.waveIntensity)}px`,
      ...(spacing && { '--marquee-item-spacing': spacing }),
    } as CSSProperties,
  };
  const text = (
    <span ref={track} className="inlay-marquee-track" {...(!isTextRead(data) && { 'aria-hidden': true })}>
      {Array.from({ length: size?.sets ?? 1 }, (_, index) => (
        <ItemSet
          // biome-ignore lint/suspicious/noArrayIndexKey: all sets are the same
          key={index}
          data={data}
          isCopy={index > 0}
          linkProps={linkProps}
        />
      ))}
    </span>
  );
  return href ? (
    <a {...windowProps} {...linkProps} href={href}>
      {text}
    </a>
  ) : (
    <span {...windowProps}>{text}</span>
  );
}

type ItemSetProps = Readonly<{ data: MarqueeData; isCopy: boolean; linkProps: LinkProps }>;

function ItemSet({ data, isCopy, linkProps }: ItemSetProps): ReactNode {
  const { items, href, waveIntensity, isRtl } = data;
  return (
    <span
      className="inlay-marquee-set Marquee-group"
      dir={isRtl ? 'rtl' : 'ltr'}
      {...(isCopy && { 'aria-hidden': true })}
    >
      {items.map((item, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the server's items keep their order
          key={index}
          className="inlay-marquee-item Marquee-item Marquee-item--text"
          // The letters of a wave are boxes, which have no direction.
          dir="auto"
        >
          {item.href && !href ? (
            <a href={item.href} {...linkProps} {...(isCopy && { tabIndex: -1 })}>
              <ItemText item={item} isWaved={waveIntensity > 0} />
            </a>
          ) : (
            <ItemText item={item} isWaved={waveIntensity > 0} />
          )}
        </span>
      ))}
    </span>
  );
}

/** On a wave each letter is an element: screen readers get the text beside them. */
function ItemText({ item: { text }, isWaved }: { readonly item: MarqueeItem; readonly isWaved: boolean }) {
  if (!isWaved) return text;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden>
        {splitText(text).map((piece, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the text stays the same
            key={index}
            className="inlay-marquee-letter"
          >
            {piece}
          </span>
        ))}
      </span>
    </>
  );
}

const t = createMessages(messages);

type MarqueeViewProps = Readonly<{ block: HTMLElement; data: MarqueeData; store: MarqueeStore }>;

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
    scope.defer(watchMotion(scope.guard(() => store.allow(!prefersReducedMotion()))));
    return store;
  },
});
