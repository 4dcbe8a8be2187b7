/* The search field of the index, and the preview beside it: one frame, for the page that one points at or has focused. */

const POINTED_FOR_MS = 250;

/** @template {Element} T @param {string} selector @param {new () => T} kind */
function find(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The index has no ${selector}.`);
  return found;
}

const field = find('#search', HTMLInputElement);
const status = find('[role="status"]', HTMLElement);
const preview = find('.preview', HTMLElement);
const frame = find('.preview iframe', HTMLIFrameElement);
const caption = find('.preview p', HTMLElement);
const isWide = matchMedia('(min-width: 70rem)');

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of document.querySelectorAll('.group')) {
    const heading = group.querySelector('h2')?.textContent ?? '';
    let hasSome = false;
    for (const entry of group.querySelectorAll('.entry')) {
      const text = `${heading} ${entry.textContent}`.toLowerCase();
      const isFound = words.every((word) => text.includes(word));
      entry.toggleAttribute('hidden', !isFound);
      hasSome ||= isFound;
      count += Number(isFound);
    }
    group.toggleAttribute('hidden', !hasSome);
  }
  status.textContent = words.length ? `${count} ${count === 1 ? 'page' : 'pages'} found` : '';
}

/** @param {HTMLAnchorElement} link */
function show(link) {
  if (!isWide.matches || caption.textContent === link.textContent) return;
  preview.hidden = false;
  frame.contentWindow?.location.replace(link.dataset.page ?? 'about:blank');
  caption.textContent = link.textContent;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @param {Event} event */
function onPoint({ target }) {
  const link = target instanceof Element && target.closest('.entry')?.querySelector('a');
  if (!link) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(link), POINTED_FOR_MS);
}

field.addEventListener('input', filter);
find('#pages', HTMLElement).addEventListener('pointerover', onPoint);
find('#pages', HTMLElement).addEventListener('focusin', onPoint);
const [first] = document.querySelectorAll('.entry a');
if (first instanceof HTMLAnchorElement) show(first);
filter(); // the browser may have kept what was typed

export {}; // a module: its names are its own
