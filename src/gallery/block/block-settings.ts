import { flag, string } from '../../data/shape';

export interface BlockSettings {
  /** Whether slides with a click-through address open it in a new window. */
  readonly newWindow: boolean;
  /** Whether a click on a slide enlarges its image. */
  readonly lightbox: boolean;
  readonly lightboxTheme: 'dark' | 'light';
}

export type BlockRead<Settings extends BlockSettings> =
  | { readonly settings: Settings; readonly notice?: string }
  | { readonly fault: string };

/** The keys of {@link BlockSettings}, for the shapes that read them. */
export const blockShape = { newWindow: flag(), lightbox: flag(), lightboxTheme: string('dark') };

/** @example lightboxTheme('light') // 'light'; any other word is dark */
export const themeOf = (name: string): 'dark' | 'light' => (name === 'light' ? 'light' : 'dark');
