import Alpine from 'alpinejs';
import './page.types';

document.addEventListener('alpine:initialized', () => window.bench.mounted(), { once: true });
Alpine.start();
window.bench.destroy = () => {
  Alpine.destroyTree(document.body);
  Alpine.stopObservingMutations();
};
