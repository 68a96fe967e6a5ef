import { euro, type OwnPage } from './own-page.ts';

const money = (amount: string, currency: string | null = 'USD') => ({ amount, currency });
const page = (title: string, body: string, head = '') =>
  `<html><head><title>${title} - Corner shop</title>${head}</head>${body.startsWith('<body') ? body : `<body>${body}</body>`}</html>`;
const seen = (title: string, more: Partial<OwnPage['expected']>): OwnPage['expected'] => ({
  source: 'visible',
  title,
  price: null,
  availability: 'unknown',
  confirm: false,
  ...more,
});

/** Pages whose price only a person would read: shop systems give the same words different meanings. */
export const shopSystemPages: readonly OwnPage[] = [
  {
    name: 'Magento 1: the regular price is the price',
    url: 'https://lamps.example/oak.html',
    html: page(
      'Oak lamp',
      `<body class="catalog-product-view"><h1>Oak lamp</h1><p class="availability in-stock">Availability: <span>In stock</span></p>
<div class="price-box"><span class="regular-price" id="product-price-7"><span class="price">€64.00</span></span></div>
<ul class="tier-prices"><li>Buy 5 for <span class="price">€58.00</span> each</li></ul></body>`,
      '<script src="/skin/frontend/base/default/js/a.js"></script>',
    ),
    expected: seen('Oak lamp', { price: euro('64.00'), availability: 'in_stock' }),
  },
  {
    name: 'Magento 1: without tax and with it',
    url: 'https://lamps.example/ash.html',
    html: page(
      'Ash lamp',
      `<body class="catalog-product-view"><h1>Ash lamp</h1><div class="price-box">
<span class="price-excluding-tax"><span class="label">Excl. Tax:</span><span class="price">€50.00</span></span>
<span class="price-including-tax"><span class="label">Incl. Tax:</span><span class="price">€60.50</span></span></div></body>`,
    ),
    expected: seen('Ash lamp', { price: euro('60.50') }),
  },
  {
    name: 'PrestaShop: the regular price is crossed out, and has-discount means nothing',
    url: 'https://tasses.example/12-tasse.html',
    html: page(
      'Tasse bleue',
      `<h1>Tasse bleue</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">64,00 €</span></div>
<div class="product-price h5 has-discount"><div class="current-price"><span class="current-price-value">51,20 €</span>
<span class="discount discount-amount">Économisez 12,80 €</span></div></div></div><span id="product-availability" class="product-unavailable">Rupture de stock</span>`,
      '<meta name="generator" content="PrestaShop">',
    ),
    expected: seen('Tasse bleue', { price: euro('51.20'), availability: 'out_of_stock' }),
  },
  {
    name: 'OpenCart: a price in an unstyled list, and prices in points',
    url: 'https://beads.example/index.php?route=product/product&product_id=4',
    html: page(
      'Glass beads',
      `<h1>Glass beads</h1><ul class="list-unstyled"><li>Availability: In Stock</li></ul>
<ul class="list-unstyled"><li><h2>€29.90</h2></li><li>Ex Tax: €24.92</li><li>Price in reward points: 400</li><li>10 or more €27.00</li></ul>`,
    ),
    expected: seen('Glass beads', { price: euro('29.90'), availability: 'in_stock' }),
  },
  {
    name: 'EC-CUBE: numbered prices',
    url: 'https://yunomi.example/products/detail/7',
    html: page(
      '湯呑み',
      '<h1>湯呑み</h1><p><span class="price01_default">2,200円</span> <span class="price02_default">1,980円</span></p><button>カートに入れる</button>',
      '<link rel="stylesheet" href="/html/template/default/a.css">',
    ),
    expected: seen('湯呑み', { price: money('1980', 'JPY'), availability: 'in_stock' }),
  },
  {
    name: 'a class of a layout is no former price',
    url: 'https://trays.example/walnut',
    html: page(
      'Walnut tray',
      '<h1>Walnut tray</h1><div class="list-group full-width"><p class="price">€31.00</p></div>',
    ),
    expected: seen('Walnut tray', { price: euro('31.00') }),
  },
  {
    name: 'the h1 is the shop’s logo',
    url: 'https://trays.example/birch',
    html: page(
      'Birch tray',
      '<div class="header"><h1 class="logo"><a href="/">Corner shop</a></h1></div><div class="box"><div class="name">Birch tray</div><p class="price">€31.00</p></div>',
    ),
    expected: seen('Birch tray', { price: euro('31.00') }),
  },
  {
    name: 'a word behind the price',
    url: 'https://shoes.example/baja',
    html: page(
      'Baja shoes',
      '<html lang="en-US"><h1>Baja shoes</h1><div class="product-price"><span class="was">$88.00</span> <span>$52.80 Sale</span></div>',
    ).replace('<html>', '<html lang="en-US">'),
    expected: seen('Baja shoes', { price: money('52.80') }),
  },
  {
    name: 'a bare sign in the page’s country',
    url: 'https://maple.example/syrup',
    html: page('Maple syrup', '<h1>Maple syrup</h1><p class="price">$18.50</p><button>Add to cart</button>').replace(
      '<html>',
      '<html lang="en-CA">',
    ),
    expected: seen('Maple syrup', { price: money('18.50', 'CAD'), availability: 'in_stock' }),
  },
  {
    name: 'a bare sign without a country',
    url: 'https://maple.example/sugar',
    html: page('Maple sugar', '<h1>Maple sugar</h1><p class="price">$18.50</p>'),
    expected: seen('Maple sugar', { price: money('18.50', null) }),
  },
  {
    name: 'a price for members',
    url: 'https://wool.example/yarn',
    html: page(
      'Merino yarn',
      '<h1>Merino yarn</h1><div><span>Club price:</span> <span class="price">€9.00</span></div><div><span>Price:</span> <span class="price">€12.00</span></div>',
    ),
    expected: seen('Merino yarn', { price: euro('12.00') }),
  },
  {
    name: 'a table of quantities',
    url: 'https://wool.example/needles',
    html: page(
      'Needles',
      '<h1>Needles</h1><table><tr><th>Quantity</th><td>1 - 9</td><td>10+</td></tr><tr><th>Price</th><td>€4.00</td><td>€3.20</td></tr></table>',
    ),
    expected: seen('Needles', {
      price: euro('4.00'),
      tiers: [
        { minQuantity: 1, amount: '4.00' },
        { minQuantity: 10, amount: '3.20' },
      ],
    }),
  },
  {
    name: 'a price without its zero',
    url: 'https://beads.example/ring',
    html: page('Jump ring', '<h1>Jump ring</h1><p class="price">€.89</p>'),
    expected: seen('Jump ring', { price: euro('0.89') }),
  },
  {
    name: 'a rate is no price',
    url: 'https://food.example/powder',
    html: page('Meal powder', '<h1>Meal powder</h1><p>Only <b>€2.65</b> per meal</p>'),
    expected: seen('Meal powder', { source: 'open_graph' }),
  },
  {
    name: 'no other price than the one without tax',
    url: 'https://coats.example/puff',
    html: page('Puff jacket', '<h1>Puff jacket</h1><div><span class="price">€229.00</span> Excl. tax</div>'),
    expected: seen('Puff jacket', { price: euro('229.00') }),
  },
];
