/* The switch turns Inlay off and on in both frames, on the page that each of them shows. */

const links = [...document.querySelectorAll('.switch a')];
const status = document.querySelector('[role="status"]');
const frames = [...document.querySelectorAll('iframe')];

/** What the pages in the frames are opened with. */
const search = () => location.search;

/** @param {HTMLIFrameElement} frame opens its page with the query of this page, if it has another */
function follow(frame) {
  const { contentWindow } = frame;
  const url = contentWindow && new URL(contentWindow.location.href);
  if (!url?.pathname.startsWith('/demo-pages/') || url.search === search()) return;
  url.search = search();
  contentWindow?.location.replace(url.href);
}

/** @param {Event} event */
function turn(event) {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  history.replaceState(null, '', link.href);
  for (const one of links) {
    if (one === link) one.setAttribute('aria-current', 'true');
    else one.removeAttribute('aria-current');
  }
  if (status instanceof HTMLElement) status.textContent = status.dataset[link.dataset.state ?? ''] ?? '';
  for (const frame of frames) follow(frame);
}

for (const link of links) link.addEventListener('click', turn);
// Links of the site lead on without the query.
for (const frame of frames) frame.addEventListener('load', () => follow(frame));

export {}; // a module: its names are its own
