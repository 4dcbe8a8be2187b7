import type { DataFault } from '../../core/data-fault';
import { defineUnit } from '../../core/unit';
import type { WarnShape } from '../../data/shape';
import { mountNativeVideo, type NativeVideo, readNativeVideo } from '../../media/video/native-video';
import { mountVideoEmbed } from '../../media/video/video-embed';

interface VideoBlockData {
  readonly title: string;
  /** Wrappers of players of other services. */
  readonly embeds: readonly HTMLElement[];
  /** Files that the platform serves. */
  readonly files: readonly NativeVideo[];
}

/** Reads a video block; a fault when one of its players should play a file but does not name it. */
function readVideoBlock(element: HTMLElement, warn: WarnShape): VideoBlockData | DataFault {
  const players = [...element.querySelectorAll<HTMLElement>('.sqs-native-video')];
  const files = players.flatMap((player) => readNativeVideo(player, warn) ?? []);
  if (files.length < players.length) return { fault: 'The video block does not name a file.' };
  return {
    title: element.querySelector('.video-caption')?.textContent?.trim() ?? '',
    // One that a template writes is the block itself.
    embeds: element.matches('.sqs-video-wrapper')
      ? [element]
      : [...element.querySelectorAll<HTMLElement>('.sqs-video-wrapper')],
    files,
  };
}

/** Brings every embed and every hosted file of a video block to life. */
export const unit = defineUnit({
  read: readVideoBlock,
  mount({ title, embeds, files }, scope) {
    const videos = embeds.map((wrapper) => mountVideoEmbed(wrapper, scope, { title }));
    for (const file of files) mountNativeVideo(file, scope, title);
    return videos[0]?.store;
  },
});
