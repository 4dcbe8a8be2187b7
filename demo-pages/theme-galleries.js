// What a theme's own script does with lists that no block of the platform is about.
(window.Inlay ||= []).push((inlay) => {
  inlay.onInitialize(() => {
    for (const root of document.querySelectorAll('[data-theme-gallery]')) {
      const gallery = inlay.gallery(root.querySelector('.sqs-gallery'), {
        design: 'carousel',
        designOptions: JSON.parse(root.dataset.themeGallery),
        container: root,
        label: root.getAttribute('aria-label'),
        loop: false,
        elements: {
          next: root.querySelectorAll('.next'),
          previous: root.querySelectorAll('.previous'),
          currentIndex: root.querySelectorAll('.place'),
          totalSlides: root.querySelectorAll('.total'),
        },
      });
      gallery.then((ready) => {
        root.galleryForTests = ready;
      });
    }
  });
});
