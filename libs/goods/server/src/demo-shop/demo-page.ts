import { demoShopPath } from '@caravan/routes';
import type { DemoProduct } from './demo-products.ts';

const shopName = 'Harbour Lane 港湾小铺';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const pictureOf = (name: string): string => `${demoShopPath}pictures/${name}.png`;
const marks = { CNY: '¥', USD: 'US$', EUR: '€' } as const;
const priceText = ({ price, currency }: DemoProduct): string =>
  price ? `${marks[currency]}${price}` : 'Ask us 请咨询';
const stateOf = (inStock: boolean): string => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;

const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const shippingDetails = ({ shipping, currency }: DemoProduct): object =>
  shipping === null
    ? {}
    : {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: shipping, currency },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CN' },
        },
      };

const offer = (product: DemoProduct, price: string, inStock: boolean): object => ({
  '@type': 'Offer',
  price,
  priceCurrency: product.currency,
  availability: stateOf(inStock),
  seller: { '@type': 'Organization', name: shopName },
  ...shippingDetails(product),
});

const jsonLd = (product: DemoProduct): string => {
  const { title, description, pictures, options, variants, price, inStock, weight } = product;
  const common = {
    '@context': 'https://schema.org',
    name: title,
    description,
    image: pictures.map(pictureOf),
    ...(weight === null ? {} : { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
  };
  if (variants.length === 0)
    return dataBlock({ ...common, '@type': 'Product', offers: offer(product, price, inStock) });
  return dataBlock({
    ...common,
    '@type': 'ProductGroup',
    variesBy: options.map((name) => `https://schema.org/${name.toLowerCase()}`),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${title} ${variant.labels.join(' ')}`,
      sku: variant.id,
      ...Object.fromEntries(options.map((name, index) => [name.toLowerCase(), variant.labels[index]])),
      ...(variant.picture ? { image: pictureOf(variant.picture) } : {}),
      offers: {
        ...offer(product, variant.price, variant.stock > 0),
        inventoryLevel: { '@type': 'QuantitativeValue', value: variant.stock },
      },
    })),
  });
};

const meta = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('');

const headOf = (product: DemoProduct): string => {
  const graph = {
    'og:title': product.title,
    'og:description': product.description,
    'og:site_name': shopName,
    'og:image': pictureOf(product.pictures[0] ?? ''),
  };
  switch (product.markup) {
    case 'json-ld':
      return jsonLd(product);
    case 'open-graph':
      return meta({
        'og:type': 'product',
        ...graph,
        'product:price:amount': product.price,
        'product:price:currency': product.currency,
        'product:availability': 'in stock',
      });
    case 'shop-json':
      return `${meta({ 'og:type': 'product', ...graph, 'og:price:amount': product.price, 'og:price:currency': product.currency })}<link rel="preload" as="style" href="${demoShopPath}cdn/shop/shop.css">`;
    default:
      return '';
  }
};

const microOffer = ({
  currency,
  price,
  inStock,
}: DemoProduct): string => `<meta itemprop="priceCurrency" content="${currency}">
<meta itemprop="price" content="${price}">
<link itemprop="availability" href="${stateOf(inStock)}">`;

/** The visible product. It carries the data itself if the shop uses microdata. */
const bodyOf = (product: DemoProduct): string => {
  const micro = product.markup === 'microdata';
  const mark = (attributes: string): string => (micro ? ` ${attributes}` : '');
  const [picture = ''] = product.pictures;
  const choices = product.variants.map((variant) => `<li>${escaped(variant.labels.join(' / '))}</li>`).join('');
  return `<article${mark('itemscope itemtype="https://schema.org/Product"')}>
<img src="${pictureOf(picture)}" width="400" height="400" alt="${escaped(product.title)}"${mark('itemprop="image"')}>
<div>
<h1${mark('itemprop="name"')}>${escaped(product.title)}</h1>
<p class="price"${mark('itemprop="offers" itemscope itemtype="https://schema.org/Offer"')}>
${micro ? microOffer(product) : ''}
${escaped(priceText(product))}
</p>
${product.shipping === null ? '' : `<p class="shipping">Shipping in China 国内运费 ${marks[product.currency]}${product.shipping}</p>`}
<p${mark('itemprop="description"')}>${escaped(product.description)}</p>
${choices ? `<ul class="choices">${choices}</ul>` : ''}
${product.inStock ? '' : '<p class="sold-out">Sold out 已售罄</p>'}
</div>
</article>`;
};

const documentOf = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} - ${shopName}</title>
<link rel="stylesheet" href="${demoShopPath}shop.css">
${head}
</head>
<body>
<header>
<a href="${demoShopPath}">${shopName}</a>
<p>A demo shop: copy the address of one of its products, and paste it into <a href="/">the shop</a>. 演示店铺：复制商品页面的网址，粘贴到<a href="/">商城</a>。</p>
</header>
<main>${body}</main>
</body>
</html>`;

export const productPage = (product: DemoProduct): string =>
  documentOf(product.title, headOf(product), bodyOf(product));

const entryOf = (product: DemoProduct): string => `<li>
<a href="${demoShopPath}${product.path}">
<img src="${pictureOf(product.pictures[0] ?? '')}" width="240" height="240" alt="">
<span>${escaped(product.title)}</span>
<b>${escaped(priceText(product))}</b>
</a>
</li>`;

export const indexPage = (products: readonly DemoProduct[]): string =>
  documentOf('All goods 全部商品', '', `<ul class="goods">${products.map(entryOf).join('')}</ul>`);

/** The product as Shopify shops serve it at `/products/<handle>.js`, with prices in hundredths. */
export const productJson = ({ path, title, description, pictures, options, variants }: DemoProduct): object => ({
  title,
  handle: path.split('/').at(-1),
  description,
  vendor: shopName,
  images: pictures.map(pictureOf),
  options: options.map((name) => ({ name })),
  variants: variants.map(({ id, labels, price, stock }) => ({
    id: Number(id),
    title: labels.join(' / '),
    options: labels,
    price: Number(price.replace('.', '')),
    available: stock > 0,
    inventory_management: 'shopify',
    inventory_quantity: stock,
  })),
});

export const styleSheet = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #10201f; background: #fff; }
header, main { max-width: 960px; margin: 0 auto; padding: 16px 24px; }
header { border-bottom: 1px solid #d9e1df; }
header > a { font-weight: 600; color: inherit; }
header p { margin: 4px 0 0; color: #586765; font-size: 14px; }
article { display: flex; flex-wrap: wrap; gap: 32px; }
article > div { flex: 1 1 280px; }
img { max-width: 100%; height: auto; border-radius: 12px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
.price { font-size: 22px; font-weight: 600; }
.sold-out { color: #b3261e; }
.goods { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 24px; list-style: none; padding: 0; }
.goods a { display: grid; gap: 4px; color: inherit; text-decoration: none; }
`;
