import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { textOf } from '../../dom/text-of';
import type { LightboxItem } from '../../lightbox/lightbox.types';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';

export function readItemVideo(item: HTMLElement): LightboxItem | undefined {
  const data = item.querySelector<HTMLElement>('.sqs-video-wrapper')?.dataset;
  if (!data?.html) return undefined;
  const image = item.querySelector('img');
  return {
    content: {
      type: 'video',
      html: data.html,
      provider: data.providerName,
      src: image?.dataset.src || image?.src,
      alt: image?.alt ?? '',
    },
    meta: { title: textOf(item, '.Index-gallery-item-content-heading') },
  };
}

/** Lets the links of items with a video, which lead nowhere, play it over the page. */
export function openVideos(items: readonly HTMLElement[], scope: Scope): void {
  const owner = scope.owner();
  for (const item of items) {
    const video = readItemVideo(item);
    if (!video) continue;
    for (const wrapper of findAll(item, '.sqs-video-wrapper'))
      owner.claim(wrapper, { styles: { display: 'none' } });
    // One by one, so that each opens its own video alone.
    for (const element of findAll(item, 'a[href$="#"]')) openOnClick([{ element, item: video }], scope);
  }
}
