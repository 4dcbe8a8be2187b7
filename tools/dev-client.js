// In every page that `npm run dev` serves: reloads it after a build, and shows what is wrong with one that has failed.

const events = new EventSource('/dev/events');
const shown = document.createElement('pre');
const STYLE = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: '2147483647',
  maxHeight: '60vh',
  overflow: 'auto',
  margin: '0',
  padding: '1rem',
  background: '#2b0d0d',
  color: '#ffd9d9',
  font: '13px/1.4 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};
shown.id = 'inlay-build-error';
shown.setAttribute('role', 'alert');
Object.assign(shown.style, STYLE);

/**
 * The build that this page runs; undefined until the server has said it.
 * @type {number | undefined}
 */
let own;

events.onmessage = ({ data }) => {
  const { build, errors } = JSON.parse(data);
  shown.textContent = errors.join('\n');
  if (errors.length) document.documentElement.append(shown);
  else if (own !== undefined && build !== own) location.reload();
  else shown.remove();
  own ??= build;
};

// The server prints how long a change has taken to be seen.
addEventListener('load', () => requestAnimationFrame(() => navigator.sendBeacon('/dev/seen')));
// An open connection would keep the page out of the back/forward cache.
addEventListener('pagehide', () => events.close());
