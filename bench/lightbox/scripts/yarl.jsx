import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

const isFast = location.search === '?fast';
const links = [...document.querySelectorAll('.bench-gallery a')];
const slides = links.map((link) => ({
  src: link.getAttribute('href'),
  width: 1500,
  height: 1000,
  alt: link.querySelector('img').alt,
}));

function Gallery() {
  const [index, setIndex] = useState(-1);
  window.openAt = setIndex;
  return (
    <Lightbox
      open={index >= 0}
      index={Math.max(index, 0)}
      close={() => setIndex(-1)}
      slides={slides}
      plugins={[Zoom]}
      {...(isFast && { animation: { fade: 0, swipe: 0 } })}
    />
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />);
for (const [index, link] of links.entries()) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.openAt(index);
  });
}
