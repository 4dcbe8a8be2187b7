// The pattern of Sentry's loader, written plainly: listen, keep what is thrown, fetch the library with the first error, and hand
// over what was kept.
(() => {
  const kept = [];
  let isFetched = false;
  let isHandedOver = false;
  const keep = (...args) => {
    kept.push(args);
    if (isFetched) return;
    isFetched = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/scripts/sentry.js';
    script.addEventListener('load', () => {
      // The library has taken over `onerror`, and calls the handler that was there before.
      isHandedOver = true;
      for (const error of kept.splice(0)) window.onerror(...error);
    });
    document.head.append(script);
  };
  window.onerror = (...args) => {
    if (!isHandedOver) keep(...args);
  };
})();
