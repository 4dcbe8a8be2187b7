import type { DataFault } from '../../core/data-fault';
import type { WarnShape } from '../../data/shape';
import { type NativeVideo, readNativeVideo } from '../../media/video/native-video';

interface VideoBlockData {
  readonly title: string;
  /** Wrappers of players of other services. */
  readonly embeds: readonly HTMLElement[];
  /** Files that the platform serves. */
  readonly files: readonly NativeVideo[];
}

/** Reads a video block; a fault when one of its players should play a file but does not name it. */
export function readVideoBlock(element: HTMLElement, warn: WarnShape): VideoBlockData | DataFault {
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
