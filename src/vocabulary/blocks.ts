/**
 * The type of a block. 15, 34 to 40 and 64 are not in use.
 * @field data-block-type
 */
export enum BlockType {
  navigation = 1,
  html = 2,
  logo = 3,
  map = 4,
  image = 5,
  twitter = 6,
  journal = 7,
  gallery = 8,
  form = 9,
  geo = 10,
  index = 11,
  collectionLink = 12,
  link = 13,
  tagCloud = 14,
  comments = 16,
  folder = 17,
  menu = 18,
  socialLinks = 19,
  summary = 20,
  spacer = 21,
  embed = 22,
  code = 23,
  foursquare = 24,
  instagram = 25,
  calendar = 26,
  postsByAuthor = 27,
  postsByTag = 28,
  postsByCategory = 29,
  postsByMonth = 30,
  quote = 31,
  video = 32,
  search = 33,
  audio = 41,
  fiveHundredPx = 42,
  product = 43,
  markdown = 44,
  flickr = 45,
  amazon = 46,
  horizontalRule = 47,
  socialAccountLinks = 48,
  rss = 49,
  openTable = 50,
  newsletter = 51,
  donation = 52,
  button = 53,
  socialAccountLinksV2 = 54,
  summaryV2 = 55,
  soundCloud = 56,
  emailFooter = 57,
  inBrowserMessageLink = 58,
  tourDates = 59,
  album = 60,
  archive = 61,
  chart = 62,
  zola = 63,
  acuity = 65,
  openTableV2 = 66,
  memberArea = 67,
  tock = 68,
  accordion = 69,
  marquee = 70,
  /** A newer block; `data-definition-name` says which */
  websiteComponent = 1337,
}

/**
 * The kinds of a chart block.
 * @field chartType
 */
export enum ChartVariant {
  bar = 1009,
  line = 1010,
  pie = 1011,
}

/**
 * The look of a map, in the order of the platform's numbers.
 * @from 1
 */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalLight',
  'MinimalDark',
  'MinimalBlue',
] as const;

export type MapStyle = (typeof MAP_STYLES)[number];

/**
 * The look of a captcha's checkbox, in the order of the platform's numbers.
 * @field captchaTheme
 * @from 1
 */
export const CAPTCHA_THEMES = ['light', 'dark'] as const;

export type CaptchaTheme = (typeof CAPTCHA_THEMES)[number];

/**
 * The place of a captcha's checkbox, in the order of the platform's numbers.
 * @field captchaAlignment
 * @from 1
 */
export const CAPTCHA_ALIGNMENTS = ['left', 'center', 'right'] as const;

export type CaptchaAlignment = (typeof CAPTCHA_ALIGNMENTS)[number];

/**
 * The state of a comment thread: open or closed to visitors.
 * @field data-comment-state
 */
export enum CommentState {
  enabled = 1,
  disabled = 2,
}

/**
 * The order of a thread.
 * @field commentSortType
 */
export enum CommentSort {
  oldest = 1,
  newest = 2,
  mostLiked = 3,
  leastLiked = 4,
  /** For the owner of a site */
  mostFlagged = 5,
}
