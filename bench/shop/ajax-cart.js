// The pattern of Shopify's themes, written plainly: `cart/add` with the sections that the server is to draw anew, whose html takes the old one's place.
const button = document.querySelector('[data-add]');
button.addEventListener('click', async () => {
  button.setAttribute('aria-disabled', 'true');
  try {
    const response = await fetch('/cart/add.js', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        items: [
          { id: button.dataset.add, quantity: Number(document.querySelector('[name=quantity]').value) },
        ],
        sections: ['cart-icon-bubble'],
        sections_url: location.pathname,
      }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.description);
    for (const [name, html] of Object.entries(answer.sections)) {
      const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('.shopify-section');
      document.getElementById(name).replaceChildren(...fresh.childNodes);
    }
  } catch (error) {
    document.querySelector('[role=alert]').textContent = error.message;
  } finally {
    button.removeAttribute('aria-disabled');
  }
});
