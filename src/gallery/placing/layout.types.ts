/** In px from the left and the top of the gallery's content box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the items stand, in their order, and how high the gallery is. */
export interface Placement {
  readonly rects: readonly Rect[];
  readonly height: number;
  /** What was wrong with the sizes, in one sentence; the layout is sane all the same. */
  readonly fault?: string;
}
