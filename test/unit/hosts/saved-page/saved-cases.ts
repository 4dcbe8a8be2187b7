/** A page as a browser saved it, and as its server had sent it. */
export interface Saved {
  /** What scripts have left. */
  readonly saved: string;
  /** What the server sends. */
  readonly sent: string;
  readonly body?: readonly [saved: string, sent: string];
}

const IMAGE = 'data-image-resolution="500w" data-parent-ratio="1.5"';

/** By the names of `SAVED_STATES`. */
export const CASES: Readonly<Record<string, Saved>> = {
  'open menu': {
    body: ['a header--menu-open', 'a'],
    saved: `<header><button class="burger burger--active"></button>
      <div class="header-menu-nav-folder header-menu-nav-folder--active"></div></header>`,
    sent: `<header><button class="burger"></button>
      <div class="header-menu-nav-folder"></div></header>`,
  },
  'bar, dialog or count': {
    saved:
      '<p>A</p><div class="cookie-banner-mount-point"><section class="sqs-cookie-banner-v2"><button>OK</button></section></div><div class="sqs-popup-overlay"></div><div class="sqs-mobile-info-bar"></div><div class="sqs-cart-dropzone"><div class="yui3-widget sqs-pill-shopping-cart">1 item</div></div>',
    sent: '<p>A</p><div class="cookie-banner-mount-point"></div><div class="sqs-cart-dropzone"></div>',
  },
  'page behind a bar or a dialog': {
    body: ['a sqs-cookie-banner-v2-enabled sqs-cookie-banner-v2-top', 'a'],
    saved: '<header class="sqs-announcement-bar-dropzone sqs-cookie-banner-v2-enabled"></header>',
    sent: '<header class="sqs-announcement-bar-dropzone"></header>',
  },
  announcement: {
    saved:
      '<script type="x" data-name="static-context"></script><div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><p>New</p></div></div>',
    sent: '<script type="x" data-name="static-context"></script><div class="sqs-announcement-bar-dropzone"></div>',
  },
  'copy of a header for scrolled pages': {
    saved: `<div class="show-on-scroll-wrapper show" id="showOnScrollWrapper"><header id="header" class="show-on-scroll"><a href="/">A</a></header></div>
      <header id="header" class="show-on-scroll"><a href="/">A</a></header>`,
    sent: '\n      <header id="header" class="show-on-scroll"><a href="/">A</a></header>',
  },
  'foot that comes into view': {
    saved:
      '<div id="preFooter" class="b unscrolled"><p>A</p></div><div id="mobileNav" class="menu-open"></div>',
    sent: '<div id="preFooter" class="b"><p>A</p></div><div id="mobileNav" class=""></div>',
  },
  'menu below its header': {
    saved: '<header id="header"><div class="header-menu" style="padding-top: 92px;"></div></header>',
    sent: '<header id="header"><div class="header-menu"></div></header>',
  },
  'header scrolled away': {
    saved: '<header class="white header shrink" style="transform: translateY(-100%);"></header>',
    sent: '<header class="white header"></header>',
  },
  'shadow of a header': {
    saved: '<header><div class="header-dropshadow" style="opacity: 0;"></div></header>',
    sent: '<header><div class="header-dropshadow"></div></header>',
  },
  'first section below a header': {
    saved: `<section class="page-section" style="padding-top: 92px; min-height: 40vh;"><div class="section-background" style="top: 92px;"></div></section>
      <section class="page-section" style="padding-top: 5vw;"></section>`,
    sent: `<section class="page-section" style="min-height: 40vh;"><div class="section-background"></div></section>
      <section class="page-section" style="padding-top: 5vw;"></section>`,
  },
  'text that comes into view': {
    saved: `<p class="preFade" style="transition-timing-function: ease; transition-duration: 0.6s; transition-delay: 0.1s;">A</p>
      <h2 class="preSlide slideIn">B</h2><a class="fadeIn">An author's</a><div class="preFlex" data-animation-role="header-element">C</div>`,
    sent: `<p class="">A</p>
      <h2 class="">B</h2><a class="fadeIn">An author's</a><div class="" data-animation-role="header-element">C</div>`,
  },
  'shape of a highlight': {
    saved: '<p>Words</p><div class="TextShape-node" style="left: 420px;"><svg></svg></div>',
    sent: '<p>Words</p>',
  },
  'tiles of a map': {
    saved: `<div class="sqs-block sqs-block-map"><div class="sqs-block-content page-map"><div><div class="gm-style"><a href="https://maps.example">Map</a></div></div></div></div>
      <div class="sqs-block sqs-block-map"><div class="sqs-block-content"><div data-context="{}"><div class="gm-style"></div></div></div></div>`,
    sent: `<div class="sqs-block sqs-block-map"><div class="sqs-block-content page-map"></div></div>
      <div class="sqs-block sqs-block-map"><div class="sqs-block-content"><div data-context="{}"></div></div></div>`,
  },
  'player of a video': {
    saved: `<div class="sqs-video-wrapper" data-html="&lt;iframe src='https://video.example'&gt;"><div class="intrinsic"><div class="intrinsic-inner" style="padding-bottom: 56%;"><iframe src="./x_files/a.html"></iframe></div></div><div class="sqs-video-overlay"></div></div>
      <div class="intrinsic"><div class="sqs-video-wrapper" data-html=""><div class="intrinsic"></div></div></div>
      <div class="sqs-native-video"><div class="native-video-player"><div class="plyr plyr--video"><button class="plyr__control">Play</button><video src="blob:x"></video></div></div></div>`,
    sent: `<div class="sqs-video-wrapper" data-html="&lt;iframe src='https://video.example'&gt;"><div class="sqs-video-overlay"></div></div>
      <div class="intrinsic"><div class="sqs-video-wrapper" data-html=""><div class="intrinsic"></div></div></div>
      <div class="sqs-native-video"><div class="native-video-player"></div></div>`,
  },
  'player of a background video': {
    saved: `<div class="sqs-video-background"><img class="custom-fallback-image"><iframe id="player" class="background-video ready" src="./x_files/a.html"></iframe></div>
      <div class="sqs-video-background-native"><div class="sqs-video-background-native__video-player"><video src="blob:x"></video></div></div>`,
    sent: `<div class="sqs-video-background"><img class="custom-fallback-image"></div>
      <div class="sqs-video-background-native"><div class="sqs-video-background-native__video-player"></div></div>`,
  },
  'month of a calendar': {
    saved:
      '<div class="sqs-block-calendar"><div class="sqs-block-content"><div class="yui3-widget yui3-calendar"><table></table></div></div></div><p class="yui3-widget">A</p>',
    sent: '<div class="sqs-block-calendar"><div class="sqs-block-content"></div></div><p class="yui3-widget">A</p>',
  },
  'how pictures move': { body: ['b parallax-item-positioning-method-fixed', 'b'], saved: '', sent: '' },
  'picture that moves behind a section': {
    saved: `<div data-parallax-host><div data-parallax-item data-parallax-id="1" style="top: 900px; width: 1401px; transform: translate3d(-1401px, 0px, 0px);"><figure data-parallax-image-wrapper style="bottom: -90px;"></figure></div>
      <div data-parallax-item data-parallax-id="2"><figure data-parallax-image-wrapper></figure></div></div>
      <section data-parallax-original-element data-parallax-id="1"><p>Text</p></section>`,
    sent: `<div data-parallax-host><div data-parallax-item data-parallax-id="1"></div>
      <div data-parallax-item data-parallax-id="2"><figure data-parallax-image-wrapper></figure></div></div>
      <section data-parallax-original-element data-parallax-id="1"><p>Text</p><figure data-parallax-image-wrapper></figure></section>`,
  },
  'gallery of a block': {
    saved: `<div class="sqs-block"><div class="sqs-gallery sqs-gallery-design-strip" style="height: 60px; margin-top: 5px;"><div class="sqs-wrapper" style="left: -640px; width: 4100px;"><img class="slide sqs-gallery-design-strip-slide" ${IMAGE}></div></div></div>
      <div class="sqs-block"><div class="summary-item-list sqs-gallery-design-autocolumns" style="height: 900px;"><div class="summary-item sqs-gallery-design-autocolumns-slide" style="left: 0px; top: 0px; width: 288px;"></div><div class="summary-item" style="left: 368px; top: 0px; width: 288px;"></div></div></div>`,
    sent: `<div class="sqs-block"><div class="sqs-gallery"><img class="slide" ${IMAGE}></div></div>
      <div class="sqs-block" data-block-json='{"gutter":80,"columnWidth":262.4}'><div class="summary-item-list"><div class="summary-item sqs-gallery-design-autocolumns-slide"></div><div class="summary-item"></div></div></div>`,
  },
  'gallery of a section': {
    saved: `<div class="gallery-masonry-wrapper gallery-masonry-list--ready" style="height: 900px;"><figure class="gallery-masonry-item" data-show="true" style="position: absolute; width: 430px; transform: translate3d(443px, 0px, 0px);"><div style="height: 287px; overflow: hidden;"><img ${IMAGE}></div></figure></div>
      <ul class="slides" style="height: 100px;"><li style="width: 20%;"></li></ul>`,
    sent: `<div class="gallery-masonry-wrapper"><figure class="gallery-masonry-item" data-show=""><div style="overflow: hidden;"><img ${IMAGE}></div></figure></div>
      <ul class="slides" style="height: 100px;"><li style="width: 20%;"></li></ul>`,
  },
  'posts in a wall': {
    saved:
      '<div class="blog-masonry"><div class="blog-masonry-wrapper masonry-ready" style="height: 2142px;"><article class="entry" style="position: absolute; width: 392px; transform: translate3d(412px, 0px, 0px);"></article></div></div>',
    sent: '<div class="blog-masonry"><div class="blog-masonry-wrapper"><article class="entry"></article></div></div>',
  },
  'picture of a block': {
    saved: `<div class="sqs-block"><img ${IMAGE} style="left: -120px; width: 1300px; position: relative; font-size: 0px;"><img ${IMAGE} style="width: 100%; object-fit: cover;"><img style="width: 40px;"></div>`,
    sent: `<div class="sqs-block"><img ${IMAGE} style="font-size: 0px;"><img ${IMAGE} style="width: 100%; object-fit: cover;"><img style="width: 40px;"></div>`,
  },
  'picture of a section': {
    saved: `<section><img ${IMAGE} style="height: 667px; top: -20px;"></section>`,
    sent: `<section><img ${IMAGE}></section>`,
  },
};
