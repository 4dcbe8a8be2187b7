import './page.types';

// The reference: what a hand would write for this page and no other.
for (const block of document.querySelectorAll('.counter')) {
  const output = block.querySelector('span');
  let count = 0;
  block.querySelector('button')?.addEventListener('click', () => {
    if (output) output.textContent = String(++count);
  });
}
window.bench.mounted();
