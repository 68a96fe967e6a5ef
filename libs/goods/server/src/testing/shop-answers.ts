// Invented answers of shops' software, in its grammar.

const variant = (id: number, size: string, price: number, available: boolean) => ({
  id,
  title: size,
  option1: size,
  option2: null,
  option3: null,
  options: [size],
  sku: null,
  price,
  compare_at_price: null,
  available,
  weight: 640,
});

/** Shopify's `/products/<handle>.js`: prices in hundredths, no currency. The cheapest variant is sold out. */
export const shopifyJs = {
  id: 71_000,
  title: 'Glazed bowl',
  handle: 'glazed-bowl',
  description: '<p>Thrown on a wheel.</p>',
  vendor: 'Kiln Lane',
  type: 'Bowl',
  tags: ['stoneware'],
  price: 3_200,
  price_min: 3_200,
  price_max: 5_900,
  price_varies: true,
  available: true,
  variants: [
    variant(71_001, 'Medium', 4_600, true),
    variant(71_002, 'Large', 5_900, true),
    variant(71_003, 'Small', 3_200, false),
  ],
  images: ['//pictures.example/bowl.jpg?v=1'],
  featured_image: '//pictures.example/bowl.jpg?v=1',
  options: [{ name: 'Size', position: 1, values: ['Medium', 'Large', 'Small'] }],
  url: '/products/glazed-bowl',
};

/** Shopify's `.json`: wrapped, with decimals, without availability. */
export const shopifyJson = {
  product: {
    id: 72_000,
    title: 'Oak tray',
    body_html: 'Oiled &amp; sanded',
    handle: 'oak-tray',
    vendor: 'Kiln Lane',
    options: [{ id: 72_009, name: 'Length', position: 1 }],
    images: [{ id: 72_008, src: 'https://pictures.example/tray.jpg' }],
    variants: [
      { id: 72_001, title: '50 cm', option1: '50 cm', price: '68.40', grams: 1_200, inventory_quantity: 3 },
      { id: 72_002, title: '30 cm', option1: '30 cm', price: '41.70', grams: 800, inventory_quantity: 0 },
    ],
  },
};

/** Products of WooCommerce's store API: simple, grouped, and in a currency without a minor unit. */
export const wooProducts = [
  {
    id: 73_001,
    name: 'Loom &#8211; 40 cm | beech',
    slug: 'loom-40',
    type: 'simple',
    permalink: 'https://shop.example/product/loom-40/',
    short_description: '<p>With two shuttles.</p>',
    prices: {
      price: '1385000',
      regular_price: '1660000',
      sale_price: '1385000',
      price_range: null,
      currency_code: 'INR',
      currency_minor_unit: 2,
    },
    images: [{ src: 'https://pictures.example/loom.jpg' }],
    is_in_stock: true,
  },
  {
    id: 73_002,
    name: 'Yarn, all colours',
    type: 'grouped',
    prices: {
      price: '9240',
      price_range: { min_amount: '9240', max_amount: '11875' },
      currency_code: 'CHF',
      currency_minor_unit: 2,
    },
    is_in_stock: false,
    variations: [],
  },
  { id: 73_003, name: 'Shuttle', prices: { price: '3480', currency_code: 'JPY', currency_minor_unit: 0 } },
];
