/** Reaction to a drag at the ends of a gallery that does not loop. */
export type Boundary = 'none' | 'hard' | 'inertial';

interface AutocolumnsOptions {
  /** px that a column has at least. Default: 250, or that of the layout that a saved page contains. */
  readonly columnWidth?: number;
  /** px between columns and between slides. Default: 0, or that of the layout that a saved page contains. */
  readonly gutter?: number;
  /** `min`: as many columns as fit. There is no other. */
  readonly behavior?: 'min';
}

interface AutogridOptions {
  /** px that a column has at least. Default: 250. */
  readonly columnWidth?: number;
  /** px between columns and between rows. Default: 0. */
  readonly gutter?: number;
}

interface AutorowsOptions {
  /** The ideal height of a row in px; rows are higher or lower to fill the width. Default: 250. */
  readonly rowHeight?: number;
  /** px between images and between rows. Default: 20. */
  readonly gutter?: number;
  /** Alignment of a last row that is not full. Default: `start`. */
  readonly lastRow?: 'start' | 'center' | 'justify';
  /** Whether a click on an image enlarges it. Default: `true`. */
  readonly lightbox?: boolean;
}

interface CarouselOptions {
  /** Slides side by side if the gallery is wide enough. Default: 3. */
  readonly slidesPerRow?: number;
  /** Space on either side of a slide, percent of the list's width. Default: 1. */
  readonly gutter?: number;
  /** Seconds from group to group. Default: 0.4. */
  readonly speed?: number;
  /** Height in percent of the width, which images then fill. Default: 0, as high as its slides. */
  readonly aspectRatio?: number;
}

interface CellsOptions {
  /** Slides in a row if the gallery is wide enough. Default: 3. */
  readonly columns?: number;
  /** In twentieths of a per cent of the window's width. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

interface GridOptions {
  /** Slides in a row, 1 to 10. Default: 4. */
  readonly perRow?: number;
  /** The older name of `perRow`, which wins if both are given. */
  readonly 'thumbnails-per-row'?: number;
  /** px between slides. Default: 20. */
  readonly padding?: number;
  /** Whether a click on an image enlarges it. Default: `true`. */
  readonly lightbox?: boolean;
}

interface ListOptions {
  /** Width of the image in percent of the slide's. Default: 30. */
  readonly listImageSize?: number;
}

interface MasonryOptions {
  /** Columns if the gallery is wide enough. Default: 3. */
  readonly columns?: number;
  /** In twentieths of a per cent of the list's width. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

export interface StackedOptions {
  /** The way from one slide to the next. Default: `fade`. */
  readonly transition?: 'fade' | 'ken-burns' | 'new-swipe' | 'scroll' | 'swipe';
  /** Seconds that a change takes; `swipe` always takes 0.28. Default: 1. */
  readonly speed?: number;
  /** Whether the height follows the width: by `aspectRatio`, else by the widest image. Default: `true`. */
  readonly autoHeight?: boolean;
  /** Height in percent of the width. Default: 0, that of the widest image. */
  readonly aspectRatio?: number;
  /** Target of a click on a slide; `half` depends on the half that was clicked. Default: `next`. */
  readonly clickBehavior?: 'next' | 'previous' | 'half' | 'none';
  /** Number of slides on each side of the current one that load their images. Default: 1. */
  readonly preloadCount?: number;
  /** For `scroll`. Fingers move vertical slides up to ¾ of the window's height; on higher ones they scroll the page. Default: `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical';
  /** For `new-swipe` without `loop`: the reaction of the ends to a drag. Default: `inertial`. */
  readonly boundaries?: Boundary | { readonly start?: Boundary; readonly end?: Boundary };
  /** For `new-swipe`: the distance of snap points, a percentage of the width up to `'100%'`, or `'none'`. Default: `'100%'`. */
  readonly snapPoints?: `${number}%` | 'none';
}

interface StripOptions {
  /** Position of the current slide. Default: `middle`. */
  readonly alignment?: 'start' | 'middle' | 'end' | 'left' | 'center' | 'right';
  /** Effect of a click on the current slide. Default: `next`. */
  readonly activeClick?: 'next' | 'previous' | 'nothing';
  /** Seconds from slide to slide. Default: 0.5. */
  readonly speed?: number;
  /** Height in percent of the width. Default: 0, the height of `vSize`. */
  readonly aspectRatio?: number;
  /** Without a ratio: height in steps of 34 px, 1 to 30. A class `vsize-N` of the block wins. Default: 10. */
  readonly vSize?: number;
  /** Height in px, for a strip of thumbnails. Default: 0, the height of `aspectRatio`. */
  readonly height?: number;
  /** px above a strip of thumbnails. Default: 0. */
  readonly margin?: number;
}

interface StripsOptions {
  /** The ideal height of a row in px. Default: 200. */
  readonly rowHeight?: number;
  /** px between images and between rows. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

/** The `designOptions` of each design. */
export interface DesignOptions {
  /** Walls: columns of equal width, each slide in the shortest. */
  autocolumns: AutocolumnsOptions;
  /** Rows of slides of equal width, as many as fit. */
  autogrid: AutogridOptions;
  /** Rows of images in their own ratios, which fill the width. */
  autorows: AutorowsOptions;
  /** Slides as the page's own CSS shows them; the gallery keeps the index and the controls. */
  base: Readonly<Record<string, never>>;
  /** Groups of slides that scroll sideways. */
  carousel: CarouselOptions;
  /** The grid of gallery sections. */
  cells: CellsOptions;
  /** A fixed number of slides in a row. */
  grid: GridOptions;
  /** Each image beside its title and text. */
  list: ListOptions;
  /** Columns of images in their own ratios, as in gallery sections. */
  masonry: MasonryOptions;
  /** Slides on top of each other, one of them visible. */
  stacked: StackedOptions;
  /** A filmstrip: slides of one height side by side. */
  strip: StripOptions;
  /** Rows of images in their own ratios, as in gallery sections. */
  strips: StripsOptions;
}

export type DesignName = keyof DesignOptions;

/** A design and its options. */
export type DesignChoice =
  | { readonly design?: undefined; readonly designOptions?: DesignOptions['base'] }
  | {
      [Name in DesignName]: { readonly design: Name; readonly designOptions?: DesignOptions[Name] };
    }[DesignName];
