// Buttons of a theme's own. In the queue, so that this script may run before Inlay's or after it.
(window.Inlay ||= []).push((inlay) => {
  const outcome = document.querySelector('.buy-outcome');
  const say = (text) => {
    if (outcome) outcome.textContent = text;
  };

  inlay.onInitialize(() => {
    const buy = ({ target }) => {
      const button = target.closest('[data-buy]');
      if (!button) return;
      const { buy: productId, sku, quantity, name: productName } = button.dataset;
      inlay.emit('cart:add', { productId, sku, quantity, productName });
    };
    document.addEventListener('click', buy);
    const undos = [
      () => document.removeEventListener('click', buy),
      inlay.on('cart:added', () => say('')),
      inlay.on('cart:failed', ({ message }) => say(message)),
    ];
    return () => {
      for (const undo of undos) undo();
    };
  });
});
