// What a theme's own script does with lists that no block of the platform is about.
(window.Inlay ||= []).push((inlay) => {
  inlay.onInitialize(() => {
    let isOver = false;
    const made = [];
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
        if (isOver) ready.destroy();
        else made.push(ready);
        root.galleryForTests = ready;
      });
    }
    return () => {
      isOver = true;
      for (const gallery of made) gallery.destroy();
    };
  });
});
