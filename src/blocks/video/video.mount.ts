import { defineUnit, fault } from '../../core/unit';
import { tryBlockJson } from '../../data/block-json';
import { object, strings, type WarnShape } from '../../data/shape';
import { mountNativeVideo, readNativeVideo } from '../../media/video/native-video';
import { mountVideoEmbed } from '../../media/video/video-embed';

const readSettings = object(strings('url'));

/** `page`: the video's page at its service; `embeds`: wrappers for players of other services; `files`: videos that the platform serves. */
function readVideoBlock(element: HTMLElement, warn: WarnShape) {
  // The video of a lesson is the block itself.
  const players = element.matches('[data-config-native-video]')
    ? [element]
    : [...element.querySelectorAll<HTMLElement>('.sqs-native-video')];
  const files = players.flatMap((player) => readNativeVideo(player, warn) ?? []);
  if (files.length < players.length) return fault('The video block does not name a file.');
  // HTTrack takes the quote after an address for a part of it, and writes `\%22`.
  const settings = tryBlockJson(element.dataset.blockJson?.replaceAll('\\%', '%'));
  return {
    page: readSettings(settings).url,
    title: element.querySelector('.video-caption')?.textContent?.trim() ?? '',
    // A wrapper in a template is the block itself.
    embeds: element.matches('.sqs-video-wrapper')
      ? [element]
      : [...element.querySelectorAll<HTMLElement>('.sqs-video-wrapper')],
    files,
  };
}

export const unit = defineUnit({
  read: readVideoBlock,
  mount({ page, title, embeds, files }, scope) {
    const videos = embeds.map((wrapper) => mountVideoEmbed(wrapper, scope, { page, title }));
    for (const file of files) mountNativeVideo(file, scope, title);
    return videos[0]?.store;
  },
});
