import type { Claims } from '../../core/ledger/ledger.types';
import { FOCUSABLE } from '../../dom/focusable';
import { createMessages } from '../../text/messages';
import messages from '../gallery.messages.json';
import type { GalleryContext } from '../model/gallery-context';
import { describeControl } from './describe-control';

type Attributes = NonNullable<Claims['attributes']>;

const t = createMessages(messages);

/** These can become a group. A list item or an image would lose its own role. */
const GROUPABLE = /^(?:div|section|article|figure|a)$/i;

/** The semantics of a gallery and its slides for assistive technology and the Tab key. */
export interface SlideSemantics {
  /** Undefined if the gallery is neither a carousel nor the controls of one. */
  readonly root: Attributes | undefined;
  /** Role and name of a slide. */
  roleOf(index: number): Attributes;
  /** Whether a slide is a tab stop while it is current. Remembered, since the answer is written to the slide. */
  isStop(slide: Element): boolean;
  /** The attributes that make a slide a tab stop; empty if it is none. */
  stopOf(index: number, isActive: boolean): Attributes;
}

/** Role and name of the whole gallery. */
function describeRoot({ root, label, isControls }: GalleryContext, isCarousel: boolean) {
  if (!isCarousel && !isControls) return undefined;
  const isNamed = root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby');
  return {
    ...(!root.hasAttribute('role') && { role: 'group' }),
    ...(isCarousel && { 'aria-roledescription': t('carousel') }),
    ...(!isNamed && { 'aria-label': label || t(isControls ? 'controls' : 'gallery') }),
  };
}

export function createSlideSemantics(context: GalleryContext): SlideSemantics {
  const { design, slides, isControls } = context;
  const isCarousel = Boolean(design.show) && slides.length > 1 && !isControls;
  const placeOf = (index: number) => t('place', { current: index + 1, total: slides.length });
  const stops = new Map<Element, boolean>();
  const roles: Attributes[] = [];

  function findRole(slide: HTMLElement, index: number): Attributes {
    if (isControls) return describeControl(slide, t('slideNumber', { number: index + 1 }));
    if (!isCarousel || !GROUPABLE.test(slide.tagName) || slide.hasAttribute('href')) return {};
    return {
      // An article, or a figure with a caption, keeps its own role.
      ...(!slide.matches('[role],article,figure:has(figcaption)') && { role: 'group' }),
      'aria-roledescription': t('slide'),
      ...(!slide.hasAttribute('aria-label') && { 'aria-label': placeOf(index) }),
    };
  }

  const canStop = (slide: Element) =>
    Boolean(design.hasSlideStop) &&
    !isControls &&
    // Links, buttons and players in a slide are tab stops themselves, and so is a slide that opens a lightbox.
    !slide.matches(FOCUSABLE) &&
    !slide.querySelector(`${FOCUSABLE},.sqs-video-wrapper`);

  const semantics: SlideSemantics = {
    root: describeRoot(context, isCarousel),
    roleOf(index) {
      const slide = slides[index];
      roles[index] ??= slide ? findRole(slide, index) : {};
      return roles[index];
    },
    isStop(slide) {
      const is = stops.get(slide) ?? canStop(slide);
      stops.set(slide, is);
      return is;
    },
    stopOf(index, isActive) {
      const slide = slides[index];
      if (!slide || !semantics.isStop(slide)) return {};
      const tabindex = isActive ? '0' : '-1';
      if (!(slide instanceof HTMLImageElement)) return { tabindex };
      return { tabindex, role: 'button', ...(!slide.alt.trim() && { 'aria-label': placeOf(index) }) };
    },
  };
  return semantics;
}
