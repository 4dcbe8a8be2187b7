import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { mountNativeVideo } from '../../media/video/native-video';
import { mountVideoEmbed } from '../../media/video/video-embed';

/** Brings a video block to life: every embed and every hosted file in it. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const { owner, guard } = scope;
  const warn = (cause: unknown) => scope.warn('read', cause);
  const title = element.querySelector('.video-caption')?.textContent?.trim() ?? '';
  const embeds = [...element.querySelectorAll<HTMLElement>('.sqs-video-wrapper')].map((wrapper) =>
    mountVideoEmbed(wrapper, { owner, guard, warn, title, services: scope }),
  );
  const files = [...element.querySelectorAll<HTMLElement>('.sqs-native-video')].map((file) =>
    mountNativeVideo(file, { owner, guard, warn, title }),
  );
  if (files.includes(undefined)) {
    scope.fail('read', 'The video block names no file.');
    return undefined;
  }
  return {
    ...(embeds[0] && { store: embeds[0].store }),
    destroy() {
      for (const { destroy } of embeds) destroy();
      for (const destroy of files) destroy?.();
    },
  };
}
