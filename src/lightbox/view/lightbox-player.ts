// @chunk unlisted

import { pageLedger } from '../../core/ledger/page-ledger';
import { mountVideoEmbed } from '../../media/video/video-embed';
import type { LightboxOptions } from '../lightbox.types';

export interface Player {
  /** One that is not active shows its picture, and does not play. */
  setActive(isActive: boolean): void;
  destroy(): void;
}

interface PlayerOptions extends Pick<LightboxOptions, 'services'> {
  readonly title: string;
  readonly onError: (error: unknown) => void;
}

/** Brings the video of a slide to life. */
export function createPlayer(wrapper: HTMLElement, { title, services, onError }: PlayerOptions): Player {
  const owner = pageLedger.owner('lightbox');
  const embed = mountVideoEmbed(wrapper, {
    owner,
    guard:
      (handler) =>
      (...args) => {
        try {
          handler(...args);
        } catch (error) {
          onError(error);
        }
      },
    warn: (cause) => onError(new Error(String(cause))),
    mode: null,
    title,
    ...(services && { services }),
  });
  return {
    setActive: embed.setActive,
    destroy() {
      embed.destroy();
      owner.release();
    },
  };
}
