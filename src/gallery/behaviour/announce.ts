import { textOf } from '../../dom/text-of';
import { createMessages } from '../../text/messages';
import { type Announce, createAnnouncer } from '../../ui/live-region/announcer';
import messages from '../gallery.messages.json';
import type { Behaviour } from '../model/gallery-context';

const t = createMessages(messages);

/** Announces the current slide while focus is in the gallery; never during autoplay. */
export const announceChanges: Behaviour = ({ gallery, design, root, slides, scope }) => {
  if (!design.show || slides.length < 2) return;
  let announce: Announce | undefined;
  gallery.on('change', ({ currentIndex }) => {
    const slide = slides[currentIndex];
    const { activeElement } = document;
    if (!slide || gallery.get().isPlaying || !root.contains(activeElement)) return;
    // Focus has moved to the slide, and screen readers read it.
    if (slide === activeElement) return;
    announce ??= createAnnouncer(scope);
    const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    const title = textOf(slide, '.meta-title') || image?.alt.trim();
    const place = { current: currentIndex + 1, total: slides.length };
    announce(title ? t('announcementWithTitle', { ...place, title }) : t('announcement', place));
  });
};
