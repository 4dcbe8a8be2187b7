// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readProductBlock } from '../../../src/blocks/product/product.data';

const context = { websiteSettings: { storeSettings: { selectedCurrency: 'GBP' } } } as Parameters<
  typeof readProductBlock
>[1]['site'];

function read(html: string, page: unknown = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  const [element] = host.children;
  if (!(element instanceof HTMLElement)) throw new Error('The html has no element.');
  return readProductBlock(element, { page: page, site: context }, vi.fn());
}

const VARIANTS =
  '[{"id":"v1","sku":"SQ1","price":500,"attributes":{"Size":"2"},"unlimited":true}]'.replaceAll(
    '"',
    '&quot;',
  );

describe('a product', () => {
  it('of a current page is in data-context', () => {
    const found = read(
      `<div class="product-detail" data-context='{"product":{"id":"p1","title":"A"}}' data-localized-strings='{"added":"Da!"}'></div>`,
    );
    expect(found).toMatchObject({
      product: { id: 'p1', title: 'A' },
      localized: { added: 'Da!' },
      isPage: true,
    });
  });

  it('of a block is in data-product', () => {
    const found = read(
      `<div class="sqs-block-product" data-product='{"id":"p2"}' data-visitor-translations='{"added":"Da!"}'></div>`,
    );
    expect(found).toMatchObject({ product: { id: 'p2' }, localized: { added: 'Da!' }, isPage: false });
  });

  it('of an earlier page is in its parts', () => {
    const found = read(
      `<article class="ProductItem" data-item-id="p3"><h1>Basket</h1>
        <div class="product-variants" data-item-id="p3" data-variants="${VARIANTS}" data-is-subscribable="true"
          data-subscription-plan='{"id":"f1"}'></div>
        <div class="sqs-add-to-cart-button" data-item-id="p3" data-product-type="3" data-form='{"id":"f","fields":[]}'></div></article>`,
    );
    expect(found).toMatchObject({
      product: {
        id: 'p3',
        title: 'Basket',
        kind: 'service',
        variants: [{ sku: 'SQ1', price: { minor: 500n, currency: 'GBP' } }],
        plans: [{ planId: 'f1' }],
        form: { id: 'f' },
      },
    });
  });

  it('of an earlier page has its plans beside the button, where there is nothing else to choose', () => {
    const variants = JSON.stringify([
      {
        sku: 'SQ1',
        price: 2000,
        pricingOptions: [
          {
            productSubscriptionOptionId: 'o1',
            price: 1800,
            subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' } },
          },
        ],
      },
    ]).replaceAll('"', '&quot;');
    const found = read(
      `<article class="ProductItem" data-item-id="p3">
        <div class="pdp-subscriptions-and-otp" data-variants="${variants}"></div>
        <div class="sqs-add-to-cart-button" data-item-id="p3"></div></article>`,
    );
    expect(found).toMatchObject({
      product: {
        plans: [{ planId: 'o1', period: { value: 2, unit: 'weekly' } }],
        variants: [{ sku: 'SQ1', price: { minor: 2000n }, planPrices: [{ price: { minor: 1800n } }] }],
      },
    });
  });

  it('of an earlier page is a subscription, where its button says so', () => {
    const found = read(
      `<article class="ProductItem" data-item-id="p3">
        <div class="sqs-add-to-cart-button" data-item-id="p3" data-is-subscription="true"
          data-subscription-option-id="o7"></div></article>`,
    );
    expect(found).toMatchObject({ product: { plans: [{ kind: 'subscription', planId: 'o7' }] } });
  });

  it('of an earlier page takes the rest from the page’s context, if that is about it', () => {
    const page = {
      item: { id: 'p4', title: 'Book', structuredContent: { productType: 2, priceCents: 900 } },
    };
    const html = '<article class="ProductItem" data-item-id="p4"></article>';
    expect(read(html, page)).toMatchObject({
      product: { title: 'Book', kind: 'digital', variants: [{ price: { minor: 900n } }] },
    });
    expect(read(html.replace('p4', 'p5'), page)).toMatchObject({ product: { title: '', kind: 'physical' } });
  });

  it('of an older block is in its parts, and not what the page is about', () => {
    const html = `<div class="product-block clear"><div class="productDetails center">
      <a class="product-title" href="/shop/basket">Basket</a>
      <div class="product-variants" data-variants="${VARIANTS}"></div>
      <div class="sqs-add-to-cart-button" data-item-id="p8" data-product-type="1"></div></div></div>`;
    expect(read(html)).toMatchObject({
      product: { id: 'p8', title: 'Basket', variants: [{ sku: 'SQ1' }] },
      isPage: false,
    });
    const page = read(`<article class="ProductItem" data-item-id="p3">${html}</article>`);
    expect(page).toMatchObject({ product: { id: 'p3', variants: [{ sku: '' }] }, isPage: true });
  });

  it('in a dialog is not what the page is about', () => {
    const dialog = document.createElement('dialog');
    const element = document.createElement('div');
    element.dataset.itemId = 'p6';
    dialog.append(element);
    expect(readProductBlock(element, { page: {}, site: context }, vi.fn())).toMatchObject({ isPage: false });
  });

  it('of a card is in the context around it, by its id or a title that no other has', () => {
    const addOns = [
      { product: { id: 'a1', title: 'Twine' } },
      { product: { id: 'a2', title: 'Label' } },
      { product: { id: 'a3', title: 'Label' } },
    ];
    const page = document.createElement('div');
    page.dataset.context = JSON.stringify({ productAddOnsContext: { addOns } });
    const card = page.appendChild(document.createElement('div'));
    card.className = 'add-on-card';
    const idOf = (html: string) => {
      card.innerHTML = html;
      const found = readProductBlock(card, { page: {}, site: context }, vi.fn());
      return found && 'product' in found ? found.product.id : undefined;
    };
    expect(idOf('<p class="add-on-title">Twine</p>')).toBe('a1');
    expect(idOf('<p class="add-on-title">Label</p>')).toBeUndefined();
    expect(idOf('<p class="add-on-title">Label</p><i data-product-id="a3"></i>')).toBe('a3');
  });

  it('of a card without a context is what its button says, if that names a product', () => {
    const card = (button: string) =>
      read(`<div class="product-list-item"><p class="product-list-item-title"> Twine </p>
        <div class="product-variants" data-variants="${VARIANTS}"></div><i class="sqs-add-to-cart-button" ${button}></i></div>`);
    const form = '{&quot;id&quot;:&quot;f&quot;,&quot;fields&quot;:[]}';
    expect(card(`data-item-id="c1" data-product-type="3" data-form="${form}"`)).toMatchObject({
      product: { id: 'c1', title: 'Twine', kind: 'service', variants: [{ sku: 'SQ1' }], form: { id: 'f' } },
      problem: '',
      isPage: false,
      isAddOn: false,
    });
    const plain = card('data-item-id="c1"');
    expect(plain).toMatchObject({ product: { id: 'c1', kind: 'physical', form: undefined } });
    expect(card('')).toBeUndefined();
    expect(
      read('<div class="grid-item" data-item-id="c2"><p class="grid-title">Pot</p></div>'),
    ).toBeUndefined();
  });

  it('has the merchandising settings of its own part of the page', () => {
    const own = JSON.stringify({ p7: { customSoldOutText: 'Gone' } }).replaceAll('"', '&quot;');
    const textsOf = (id: string) =>
      read(
        `<div data-product="{&quot;id&quot;:&quot;${id}&quot;}"><b data-current-context="${own}"></b></div>`,
      )?.merchandising.texts;
    expect([textsOf('p7'), textsOf('p8')]).toEqual([{ soldOut: 'Gone' }, {}]);
  });

  it('is left alone where there is none, and cannot be bought where its JSON is damaged', () => {
    expect(read('<div class="ProductItem"></div>')).toBeUndefined();
    expect(read('<div data-context="{}"></div>')).toBeUndefined();
    const broken = (problem: string) => ({
      problem: expect.stringContaining(problem),
      product: { lacksVariants: true },
    });
    expect(read('<div data-product="{"></div>')).toMatchObject(broken('data-product'));
    expect(read('<div data-product="{}"></div>')).toMatchObject(broken('no id'));
    expect(
      read('<div data-item-id="p"><div class="product-variants" data-variants="[{"></div></div>'),
    ).toMatchObject(broken('data-variants'));
    // An order would lack the answers to the shop's questions.
    expect(
      read('<div><button class="sqs-add-to-cart-button" data-item-id="p" data-form="{"></button></div>'),
    ).toMatchObject(broken('data-form'));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const element = document.createElement('div');
        element.setAttribute('data-product', JSON.stringify(json));
        readProductBlock(element, { page: json, site: context }, vi.fn());
        const page = document.createElement('div');
        page.dataset.itemId = 'p';
        readProductBlock(page, { page: json, site: context }, vi.fn());
      }),
    );
  });
});
