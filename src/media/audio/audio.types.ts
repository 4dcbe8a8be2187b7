export interface AudioTrack {
  readonly url: URL;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** Address of a picture; empty when there is none. */
  readonly artwork: string;
  /** In seconds, as the server says; 0 when it does not. The length of the file replaces it. */
  readonly duration: number;
}

export interface AudioState {
  readonly status: 'stopped' | 'playing' | 'paused' | 'failed';
  /** It should play, but its data is still on the way. */
  readonly isWaiting: boolean;
  /** In seconds. */
  readonly time: number;
  /** In seconds; 0 while it is not known. */
  readonly duration: number;
}
