import { defineUnit } from '../../core/unit';
import { mountNativeVideo } from '../../media/video/native-video';
import { mountVideoEmbed } from '../../media/video/video-embed';
import { readVideoBlock } from './video.data';

/** Brings every embed and every hosted file of a video block to life. */
export const unit = defineUnit({
  read: readVideoBlock,
  mount({ title, embeds, files }, scope) {
    const videos = embeds.map((wrapper) => mountVideoEmbed(wrapper, scope, { title }));
    for (const file of files) mountNativeVideo(file, scope, title);
    return videos[0]?.store;
  },
});
