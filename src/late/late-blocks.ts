import { accountLink } from '../blocks/account-link/account-link.block';
import { album } from '../blocks/album/album.block';
import { ancillaryLayout } from '../blocks/ancillary-layout/ancillary-layout.block';
import { archive } from '../blocks/archive/archive.block';
import { audio } from '../blocks/audio/audio.block';
import { backgroundVideo } from '../blocks/background-video/background-video.block';
import { blogMasonry } from '../blocks/blog-masonry/blog-masonry.block';
import { calendar } from '../blocks/calendar/calendar.block';
import { cartIndicator } from '../blocks/cart-indicator/cart-indicator.block';
import { cartPage } from '../blocks/cart-page/cart-page.block';
import { chart } from '../blocks/chart/chart.block';
import { checkoutLink } from '../blocks/checkout-link/checkout-link.block';
import { comments } from '../blocks/comments/comments.block';
import { consentedEmbed } from '../blocks/consented-embed/consented-embed.block';
import { courseNav } from '../blocks/course-nav/course-nav.block';
import { disqus } from '../blocks/disqus/disqus.block';
import { donation } from '../blocks/donation/donation.block';
import { headerMenu } from '../blocks/header-menu/header-menu.block';
import { indexNav } from '../blocks/index-nav/index-nav.block';
import { map } from '../blocks/map/map.block';
import { marquee } from '../blocks/marquee/marquee.block';
import { menu } from '../blocks/menu/menu.block';
import { mobileMenu } from '../blocks/mobile-menu/mobile-menu.block';
import { mobileOffset } from '../blocks/mobile-offset/mobile-offset.block';
import { navFolders } from '../blocks/nav-folders/nav-folders.block';
import { parallax } from '../blocks/parallax/parallax.block';
import { pricingPlan } from '../blocks/pricing-plan/pricing-plan.block';
import { product } from '../blocks/product/product.block';
import { productFilters } from '../blocks/product-filters/product-filters.block';
import { productGallery } from '../blocks/product-gallery/product-gallery.block';
import { productListItem } from '../blocks/product-list-item/product-list-item.block';
import { productReviews } from '../blocks/product-reviews/product-reviews.block';
import { reservation } from '../blocks/reservation/reservation.block';
import { reviewRequest } from '../blocks/review-request/review-request.block';
import { scaledText } from '../blocks/scaled-text/scaled-text.block';
import { scrollIndicator } from '../blocks/scroll-indicator/scroll-indicator.block';
import { search } from '../blocks/search/search.block';
import { searchPage } from '../blocks/search-page/search-page.block';
import { sectionAnimation } from '../blocks/section-animation/section-animation.block';
import { sectionDivider } from '../blocks/section-divider/section-divider.block';
import { shareButtons } from '../blocks/share-buttons/share-buttons.block';
import { simpleLike } from '../blocks/simple-like/simple-like.block';
import { socialPost } from '../blocks/social-post/social-post.block';
import { soundcloud } from '../blocks/soundcloud/soundcloud.block';
import { textHighlights } from '../blocks/text-highlights/text-highlights.block';
import { tourDates } from '../blocks/tour-dates/tour-dates.block';
import type { BlockDefinition } from '../core/entry/block';

/**
 * Blocks whose contracts come with the late chunk, so that the entry does not grow with the catalogue. A block that theme CSS hides
 * until a script has run, or that must be right before the first paint, is registered in `site.ts`.
 */
export const LATE_BLOCKS: readonly BlockDefinition[] = [
  accountLink,
  album,
  ancillaryLayout,
  archive,
  audio,
  backgroundVideo,
  blogMasonry,
  calendar,
  cartIndicator,
  cartPage,
  chart,
  checkoutLink,
  comments,
  consentedEmbed,
  courseNav,
  disqus,
  donation,
  headerMenu,
  indexNav,
  map,
  marquee,
  menu,
  mobileMenu,
  mobileOffset,
  navFolders,
  parallax,
  pricingPlan,
  productGallery,
  productListItem,
  productFilters,
  productReviews,
  product,
  reservation,
  reviewRequest,
  scaledText,
  scrollIndicator,
  searchPage,
  search,
  sectionAnimation,
  sectionDivider,
  shareButtons,
  simpleLike,
  socialPost,
  soundcloud,
  textHighlights,
  tourDates,
];
