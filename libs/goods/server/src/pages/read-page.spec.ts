import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasSharedFixtures, sharedFixture, sharedNote } from '../../../../../tools/config/shared-fixtures.ts';
import { scoreOlderPages, scorePages } from '../score/page-score.ts';
import { jsonLdPages } from '../testing/own-pages/json-ld-pages.ts';
import { marketplacePages } from '../testing/own-pages/marketplace-pages.ts';
import { markupPages } from '../testing/own-pages/markup-pages.ts';
import { shopSystemPages } from '../testing/own-pages/shop-system-pages.ts';
import { statePages } from '../testing/own-pages/state-pages.ts';
import { vocabularyPages } from '../testing/own-pages/vocabulary-pages.ts';
import { readPage } from './read-page.ts';

const at = 'https://shop.example/tote';
const ld = (...blocks: unknown[]) =>
  blocks
    .map(
      (block) =>
        `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`,
    )
    .join('');
const offer = (price: unknown, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'CNY',
  availability: 'https://schema.org/InStock',
  ...more,
});
const tote = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Tote',
  offers: offer('68.00'),
  ...more,
});
const read = (html: string, url = at) => readPage(html, url).product;
const yuan = (amount: string) => ({ amount, currency: 'CNY' });

describe('JSON-LD', () => {
  it.each([
    ['a product', ld(tote())],
    ['a list of blocks', ld([{ '@type': 'Organization', name: 'Shop' }, tote()])],
    ['a graph', ld({ '@graph': [{ '@type': 'WebPage' }, tote()] })],
    [
      'references in a graph',
      ld({ '@graph': [tote({ offers: { '@id': '#offer' } }), { '@id': '#offer', ...offer('68.00') }] }),
    ],
    ['the main entity of a page', ld({ '@type': 'ItemPage', mainEntity: tote() })],
    ['a type in lower case', ld(tote({ '@type': 'product', offers: { ...offer('68.00'), '@type': 'offer' } }))],
    ['types as a list of addresses', ld(tote({ '@type': ['https://schema.org/Product', 'Thing'] }))],
    [
      'a price specification, ignoring the list price',
      ld(
        tote({
          offers: {
            priceSpecification: [
              { price: '99', priceCurrency: 'CNY', priceType: 'https://schema.org/ListPrice' },
              { price: '68.00', priceCurrency: 'CNY' },
            ],
          },
        }),
      ),
    ],
    ['numbers', ld(tote({ offers: offer(68) }))],
    [
      'an aggregate offer',
      ld(tote({ offers: { '@type': 'AggregateOffer', lowPrice: '68.00', highPrice: '88', priceCurrency: 'CNY' } })),
    ],
    ['a trailing comma', ld('{"@type":"Product","name":"Tote","offers":{"price":"68.00","priceCurrency":"CNY",}}')],
    [
      'a raw line break',
      ld(
        '{"@type":"Product","name":"Tote","description":"two\nlines","offers":{"price":"68.00","priceCurrency":"CNY"}}',
      ),
    ],
    ['comment and CDATA marks', ld(`<!--//<![CDATA[\n${JSON.stringify(tote())}\n//]]>-->`)],
    ['two prices for the same thing', ld(tote({ offers: [offer('88.00'), offer('68.00')] }))],
  ])('%s', (_, html) => {
    expect(read(html)).toMatchObject({ title: 'Tote', price: { currency: 'CNY' } });
    expect(Number(read(html).price?.amount)).toBe(68);
  });

  it('selects the variant that the URL names', () => {
    const offers = [
      offer('68', { sku: 'red-77', url: `${at}?v=1` }),
      offer('75', { sku: 'blue-99', url: `${at}?v=2` }),
    ];
    expect(read(ld(tote({ offers })), `${at}?color=blue-99`).price).toEqual(yuan('75'));
    expect(read(ld(tote({ offers })), `${at}?v=2`).price).toEqual(yuan('75'));
    expect(read(ld(tote({ offers })))).toMatchObject({ price: yuan('68'), highAmount: '75' });
  });

  it('reads a product group with its options', () => {
    const variant = (color: string, size: string, price: string, more: object = {}) => ({
      '@type': 'Product',
      name: `Tote ${color} ${size}`,
      sku: `${color}-${size}`,
      color,
      size,
      image: `/${color}.jpg`,
      offers: offer(price, more),
    });
    const group = {
      '@type': 'ProductGroup',
      name: 'Tote',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        variant('red', 'M', '68'),
        variant('red', 'L', '78'),
        variant('blue', 'M', '68', { availability: 'OutOfStock' }),
      ],
    };
    const product = read(ld(group));
    expect(product.options).toEqual([
      {
        name: 'Size',
        values: [
          { label: 'M', image: 'https://shop.example/red.jpg' },
          { label: 'L', image: 'https://shop.example/red.jpg' },
        ],
      },
      {
        name: 'Color',
        values: [
          { label: 'red', image: null },
          { label: 'blue', image: null },
        ],
      },
    ]);
    expect(product.skus.map(({ id, labels, price, stock }) => [id, labels, price?.amount, stock])).toEqual([
      ['red-M', ['M', 'red'], '68', null],
      ['red-L', ['L', 'red'], '78', null],
      ['blue-M', ['M', 'blue'], '68', 0],
    ]);
  });

  it.each([
    ['InStock', 'in_stock'],
    ['https://schema.org/LimitedAvailability', 'in_stock'],
    ['http://schema.org/SoldOut', 'out_of_stock'],
    ['Discontinued', 'out_of_stock'],
    ['sometimes', 'unknown'],
  ])('availability %s is %s', (availability, expected) => {
    expect(read(ld(tote({ offers: offer('68', { availability }) }))).availability).toBe(expected);
  });
});

describe('shipping inside China', () => {
  const rate = (value: unknown, currency = 'CNY') => ({ '@type': 'MonetaryAmount', value, currency });
  const to = (country: unknown, shippingRate: unknown, more: object = {}) => ({
    '@type': 'OfferShippingDetails',
    shippingRate,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country, ...more },
  });
  const shipping = (...shippingDetails: unknown[]) =>
    read(ld(tote({ offers: offer('68.00', { shippingDetails }) }))).shipping;

  it.each([
    ['to China', [to('CN', rate('8.00'))], '8.00'],
    ['to several countries', [to(['US', 'CN'], rate(8))], '8'],
    ['free', [to('CN', rate(0))], '0'],
    ['to each country its own', [to('US', rate('60')), to('CN', rate('8'))], '8'],
  ])('is read from an offer: %s', (_, details, expected) => {
    expect(shipping(...details)).toBe(expected);
  });

  it.each([
    ['to another country', [to('US', rate('8'))]],
    ['to a part of the country', [to('CN', rate('8'), { addressRegion: 'Guangdong' })]],
    ['without a destination', [{ shippingRate: rate('8') }]],
    ['in another currency', [to('CN', rate('8', 'USD'))]],
    ['of two speeds', [to('CN', rate('8')), to('CN', rate('20'))]],
    ['of a range', [to('CN', { ...rate('8'), maxValue: 20 })]],
    ['without shipping', [{ ...to('CN', rate('8')), doesNotShip: true }]],
    ['of another form', ['8', { shippingRate: 8, shippingDestination: 'CN' }]],
  ])('is not guessed from a rate %s', (_, details) => {
    expect(shipping(...details)).toBeNull();
  });
});

describe('a page of several products', () => {
  const lamp = tote({ name: 'Lamp', offers: offer('99') });

  it('is not one product', () => {
    expect(read(ld([tote(), lamp])).price).toBeNull();
    expect(read(ld({ '@type': 'ItemList', itemListElement: [tote(), lamp] })).price).toBeNull();
  });

  it('is one if the heading or the URL names it', () => {
    expect(read(`<h1>Lamp</h1>${ld([tote(), lamp])}`).price).toEqual(yuan('99'));
    expect(read(ld([tote({ url: '/other' }), { ...lamp, url: '/tote' }])).price).toEqual(yuan('99'));
  });

  it('ignores related products', () => {
    expect(read(ld(tote({ isRelatedTo: [lamp] }))).title).toBe('Tote');
  });
});

describe('other sources', () => {
  it('reads microdata of a product that is marked as a property of nothing', () => {
    const html = `<main itemprop="mainEntityOfPage" itemscope itemtype="https://schema.org/Product"><span itemprop="name">Tote</span>
      <ul itemprop="offers" itemscope itemtype="https://schema.org/Offer"><li itemprop="price" content="68.00"><meta itemprop="priceCurrency" content="CNY"></ul></main>`;
    expect(read(html)).toMatchObject({ source: 'microdata', title: 'Tote', price: yuan('68.00') });
  });

  it.each([
    ['68<sup>90</sup> €', '68.90'],
    ['68 <sup>90</sup> €', '68.90'],
    ['68,<sup>90</sup> €', '68.90'],
    ['1.299<sup>00</sup> €', '1299.00'],
    ['€68<span>90</span>', '68.90'],
    ['<!-- -->6<!-- -->8<!-- -->,90 €', '68.90'],
  ])('reads a price with raised cents: %s', (inner, amount) => {
    const price = { amount, currency: 'EUR' };
    const microdata = `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Tote</span><div itemprop="offers" itemscope><b itemprop="price">${inner}</b><meta itemprop="priceCurrency" content="EUR"></div></div>`;
    expect(read(microdata).price).toEqual(price);
    expect(read(`<title>Tote</title><h1>Tote</h1><div class="price">${inner}</div>`).price).toEqual(price);
  });

  it.each([
    '6<span>890 €</span>',
    '<i>6</i><span><b>890 €</b></span>',
    '6 8<sup>90</sup><sup>15</sup> €',
    '68,90<sup>15</sup> €',
    '68<sup>1</sup> €',
  ])('reads no price if two numbers are adjacent: %s', (inner) => {
    expect(read(`<title>Tote</title><h1>Tote</h1><div class="price">${inner}</div>`).price).toBeNull();
  });

  it('reads the visible price only if it is unambiguous', () => {
    const shown = (inner: string) =>
      read(`<title>Tote</title><h1>Tote</h1><div class="product-price">${inner}</div>`, 'https://shop.example.de/tote');
    expect(shown('<span class="price">68,00 €</span>').price).toEqual({ amount: '68.00', currency: 'EUR' });
    expect(shown('<s>88,00 €</s> <span class="price">68,00 €</span>').price).toEqual({
      amount: '68.00',
      currency: 'EUR',
    });
    expect(shown('<span class="price">68,00 €</span><span class="price">75,00 €</span>').price).toBeNull();
    expect(shown('<div class="shipping"><span class="price">6,00 €</span></div>').price).toBeNull();
    expect(shown('<div class="related"><span class="price">6,00 €</span></div>').price).toBeNull();
    expect(shown('<span class="price">from 68,00 € a month</span>').price).toBeNull();
  });
});

describe.each<[string, (price: string) => string]>([
  ['JSON-LD', (price) => ld(tote({ offers: offer(price) }))],
  [
    'an aggregate offer',
    (price) => ld(tote({ offers: { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: 'CNY' } })),
  ],
  [
    'microdata',
    (price) =>
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Tote</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="CNY"></div></div>`,
  ],
  [
    'OpenGraph',
    (price) =>
      `<meta property="og:title" content="Tote"><meta property="og:type" content="product"><meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="CNY">`,
  ],
])('an odd number in %s', (_source, page) => {
  it.each([
    ['1.5E3', '1500'],
    ['2.5e1', '25'],
    ['-5', null],
    ['−5.00', null],
    ['CNY -5', null],
    ['1.5万', null],
    ['1.2.3', null],
    ['1e', null],
  ])('%s is %s', (text, amount) => {
    expect(read(page(text)).price?.amount ?? null).toBe(amount);
  });
});

describe('sources that disagree', () => {
  const page = (structured: string, shown: string, more = '') =>
    read(
      `<title>Tote</title><h1>Tote</h1><div class="price-box">${more}<b class="price">${shown} €</b></div>${ld(tote({ offers: { price: structured, priceCurrency: 'EUR' } }))}`,
    );

  it('asks for confirmation', () => {
    expect(page('68', '75,00')).toMatchObject({ price: { amount: '68', currency: 'EUR' }, confirm: true });
    expect(page('68', '68,00')).toMatchObject({ confirm: false });
  });

  it('uses the sale price if the page crosses out the price of the structured data', () => {
    expect(page('88', '68,00', '<del>88,00 €</del>')).toMatchObject({
      price: { amount: '68.00', currency: 'EUR' },
      confirm: true,
    });
  });

  it('never combines a price with the currency of another price', () => {
    const html = `${ld(tote({ offers: { price: '68' } }))}<meta property="product:price:amount" content="9"><meta property="product:price:currency" content="USD">`;
    expect(read(html)).toMatchObject({ price: { amount: '68', currency: null }, confirm: true });
  });
});

describe('malicious pages', () => {
  it.each([
    ['nothing', ''],
    ['binary', '\u0000\u0001\ufffd<\u0000'],
    ['unclosed marks', '<div itemscope itemtype="Product"><span itemprop="name'],
    ['JSON of another form', ld('[1,"a",null,{"@type":5}]', '"text"', '{"@graph":{"@graph":{}}}')],
    ['a product of wrong types', ld({ '@type': 'Product', name: { x: 1 }, offers: 'free', image: 7, hasVariant: 'x' })],
  ])('reads no product in %s', (_, html) => {
    expect(read(html).price).toBeNull();
  });

  it('does not follow circular references', () => {
    const html = ld({
      '@graph': [
        { '@id': '#a', '@type': 'Product', name: 'Tote', offers: { '@id': '#b' } },
        { '@id': '#b', price: '68', priceCurrency: 'CNY', itemOffered: { '@id': '#a' } },
      ],
    });
    expect(read(html).price).toEqual(yuan('68'));
  });

  it('returns no tags, no scripts and no other protocols', () => {
    const name = String.raw`<b>Tote</b> <script>x<\/script>`;
    const product = read(
      ld(`{"@type":"Product","name":"${name}","image":["javascript:alert(1)","data:image/png;base64,AA","/a.jpg"]}`),
    );
    expect(product).toMatchObject({ title: 'Tote', images: ['https://shop.example/a.jpg'] });
  });
});

it('recognises the shop’s software', () => {
  expect(readPage('<script src="//cdn.shopify.com/s/a.js"></script>', at).software).toBe('shopify');
  expect(readPage('<body class="single woocommerce woocommerce-page">', at).software).toBe('woocommerce');
  expect(readPage('<body>', at).software).toBeNull();
});

describe('whole pages in the grammar of real shops', () => {
  it.each([...jsonLdPages, ...markupPages, ...marketplacePages, ...shopSystemPages, ...vocabularyPages, ...statePages])(
    '$name',
    ({ html, url, expected }) => {
      expect(read(html, url)).toMatchObject(expected);
    },
  );
});

describe.skipIf(!hasSharedFixtures)(`real pages${sharedNote}`, () => {
  it('of Weidian have variants whose prices are those of the page', () => {
    const page = readFileSync(sharedFixture('providers', 'weidian-item.html'), 'utf8');
    const { source, price, highAmount, skus } = read(page, 'https://weidian.com/item.html');
    expect(source).toBe('state');
    expect(skus.map((sku) => sku.price)).toEqual([price, { ...price, amount: highAmount }]);
  });

  it.each([
    ['recent', scorePages],
    ['older', scoreOlderPages],
  ])('%s: price precision at least 0.97, F1 at least 0.9, title 95 %%', { timeout: 120_000 }, (_, scored) => {
    const { price, title } = scored();
    expect(price.precision).toBeGreaterThanOrEqual(0.97);
    expect(price.f1).toBeGreaterThanOrEqual(0.9);
    expect(title).toBeGreaterThanOrEqual(0.95);
  });
});
