import lightGallery from 'lightgallery';
import lgZoom from 'lightgallery/plugins/zoom';

const isFast = location.search === '?fast';
lightGallery(document.querySelector('.bench-gallery'), {
  selector: 'a',
  plugins: [lgZoom],
  licenseKey: '0000-0000-000-0000',
  ...(isFast && { speed: 0, startAnimationDuration: 0, backdropDuration: 0, zoomFromOrigin: false }),
});
