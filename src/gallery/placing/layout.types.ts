/** In px from the left and the top of the gallery's content box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly rects: readonly Rect[];
  readonly height: number;
  /** The problem with the sizes, in one sentence; the layout is usable all the same. */
  readonly fault?: string;
}
