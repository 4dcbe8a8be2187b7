/** Every payload calls this, with its own number, if it runs. */
const CALL = 'window.ran(1)';
const ADDRESS = `javascript:${CALL}`;
const NAME = '__proto__';

const TAGS = [
  `<script>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `</title><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</style><script>${CALL}</script>`,
  `--><script>${CALL}</script>`,
  `]]><script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<img src=x onerror="${CALL}">`,
  `<img src=x onerror='${CALL}'>`,
  `<img src=x onerror=\`${CALL}\`>`,
  `<IMG SRC=x OnErRoR=${CALL}>`,
  `<img/src=x/onerror=${CALL}>`,
  `<img\tsrc=x\nonerror=${CALL}>`,
  `<img src=x:x onerror=${CALL} `,
  `<img src="javascript:${CALL}">`,
  `<img srcset="x,javascript:${CALL}">`,
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script xlink:href="data:,${CALL}"></script></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y="9">x</text></a></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName="href" to="javascript:${CALL}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${CALL}</script></svg>#x"></svg>`,
  `<svg><foreignObject><body onload=${CALL}></foreignObject></svg>`,
  `<math><mi xlink:href="javascript:${CALL}">x</mi></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe onload=${CALL}></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<body onload=${CALL}>`,
  `<body onpageshow=${CALL}>`,
  `<details open ontoggle=${CALL}><summary>x</summary></details>`,
  `<video src=x onerror=${CALL}></video>`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<input autofocus onfocus=${CALL}>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<button autofocus onfocus=${CALL}>x</button>`,
  `<a autofocus href=# onfocus=${CALL}>x</a>`,
  `<div tabindex=0 autofocus onfocus=${CALL}>x</div>`,
  `<div style="animation:x 1s" onanimationstart=${CALL}></div>`,
  `<div style="background:url(javascript:${CALL})">x</div>`,
  `<div style="width:expression(${CALL})">x</div>`,
  `<style>@import "javascript:${CALL}";</style>`,
  `<style>*{animation:x}</style><b onanimationstart=${CALL}>`,
  `<link rel=stylesheet href="javascript:${CALL}">`,
  `<link rel=import href="data:text/html,<script>${CALL}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<x-y onclick=${CALL} autofocus tabindex=1 onfocus=${CALL}>`,
  `<table background="javascript:${CALL}">`,
  `<isindex type=image src=1 onerror=${CALL}>`,
  `<dialog open onclose=${CALL}>`,
  `<img src=x one&#114;ror=${CALL}>`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `&amp;lt;img src=x onerror=${CALL}&amp;gt;`,
  `&#60;img src=x onerror=${CALL}&#62;`,
  `\\u003cimg src=x onerror=${CALL}\\u003e`,
  `%3Cimg%20src=x%20onerror=${CALL}%3E`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `\u0000<img src=x onerror=${CALL}>`,
  `<\u0000script>${CALL}</script>`,
  `<img src=x onerror\u0000=${CALL}>`,
  `\u2028<img src=x onerror=${CALL}>`,
  `＜img src=x onerror=${CALL}＞`,
  `\u202e<img src=x onerror=${CALL}>`,
];

const LINKS = [
  ADDRESS,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `java\nscript:${CALL}`,
  `java\tscript:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript&#58;${CALL}`,
  `&#106;avascript:${CALL}`,
  `javascript://%0a${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuKDEpPC9zY3JpcHQ+`,
  `blob:${CALL}`,
  `view-source:javascript:${CALL}`,
  `feed:javascript:${CALL}`,
];

const BREAKOUTS = [
  `" onfocus="${CALL}" autofocus="`,
  `' onfocus='${CALL}' autofocus='`,
  `\` onfocus=\`${CALL}\` autofocus=\``,
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `" style="animation:x" onanimationstart="${CALL}`,
  `'-${CALL}-'`,
  `\${${CALL}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  `{8}<img src=x onerror=${CALL}>{9}`,
  NAME,
  `constructor`,
];

/** What is taken for markup, leaves an attribute, is decoded twice or is in a message: whichever of them a text is open to, this runs. */
const ALL_IN_ONE = `<img src=x onerror=${CALL}>"><img src=x onerror=${CALL}><a href="javascript:${CALL}">x</a>&lt;img src=x onerror=${CALL}&gt;{8}<img src=x onerror=${CALL}>{9}`;

/** What attackers put where a text is expected; addresses also as links. */
export const XSS_PAYLOADS: readonly string[] = [
  ...TAGS,
  ...LINKS,
  ...LINKS.map((address) => `<a href="${address}">x</a>`),
  ...BREAKOUTS,
  ALL_IN_ONE,
];

/** `INLAY_PAYLOADS=10` tries one in ten, `npm run proof` each of them. */
const EVERY = Number(process.env.INLAY_PAYLOADS) || 0;
export const TRIED_PAYLOADS: readonly string[] = EVERY
  ? XSS_PAYLOADS.filter((_, index) => index % EVERY === 0)
  : [ALL_IN_ONE, ADDRESS, NAME];

/** Addresses that a form must not lead to after it has been sent. */
export const REDIRECTS: readonly string[] = [
  // With an entity in it, it is a path of this site.
  ...LINKS.filter((address) => !address.includes('&')),
  '//stranger.example',
  '/\\stranger.example',
  '\\\\stranger.example',
  '/\t/stranger.example',
  'https:stranger.example',
  'https:///stranger.example',
  'http://user@stranger.example/',
];
