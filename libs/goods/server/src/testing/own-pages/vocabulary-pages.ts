import { euro, type OwnPage } from './own-page.ts';

const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const open = (amount: string, currency = 'EUR') =>
  `<meta property="og:title" content="Tea set"><meta property="og:type" content="product"><meta property="og:price:amount" content="${amount}"><meta property="og:price:currency" content="${currency}">`;
const head = (title: string, more: string) => `<head><title>${title}</title>${more}</head>`;

/** Pages with data for programs in unusual spellings, old vocabularies, or with several prices. */
export const vocabularyPages: readonly OwnPage[] = [
  {
    name: 'Wix: properties in upper case',
    url: 'https://aprons.example/product-page/linen',
    html: head(
      'Linen apron',
      ld({
        '@type': 'Product',
        name: 'Linen apron',
        Offers: { '@type': 'Offer', Price: '39.00', priceCurrency: 'EUR', Availability: 'https://schema.org/InStock' },
      }),
    ),
    expected: {
      source: 'json_ld',
      title: 'Linen apron',
      price: euro('39.00'),
      availability: 'in_stock',
      confirm: false,
    },
  },
  {
    name: 'a number without its zero',
    url: 'https://beads.example/ring',
    html: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Jump ring</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content=".89"><meta itemprop="priceCurrency" content="EUR"></div></div>`,
    expected: { source: 'microdata', title: 'Jump ring', price: euro('0.89'), availability: 'unknown', confirm: false },
  },
  {
    name: 'offers to members and for many pieces',
    url: 'https://wool.example/yarn',
    html: head(
      'Merino yarn',
      ld({
        '@type': 'Product',
        name: 'Merino yarn',
        offers: [
          { '@type': 'Offer', price: '9', priceCurrency: 'EUR', validForMemberTier: { '@type': 'MemberProgramTier' } },
          { '@type': 'Offer', price: '10', priceCurrency: 'EUR', eligibleQuantity: { minValue: 10 } },
          { '@type': 'Offer', price: '12', priceCurrency: 'EUR' },
        ],
      }),
    ),
    expected: { source: 'json_ld', title: 'Merino yarn', price: euro('12'), availability: 'unknown', confirm: false },
  },
  {
    name: 'GoodRelations in RDFa',
    url: 'https://bell.example/brass',
    html: `<div xmlns:gr="http://purl.org/goodrelations/v1#" typeof="gr:Offering"><h1 property="gr:name">Brass bell</h1>
<div rel="gr:hasPriceSpecification"><div typeof="gr:UnitPriceSpecification"><span property="gr:hasCurrency" content="EUR"></span><span property="gr:hasCurrencyValue" content="114.5"></span></div></div></div>`,
    expected: { source: 'rdfa', title: 'Brass bell', price: euro('114.5'), availability: 'unknown', confirm: false },
  },
  {
    name: 'an offer beside its product',
    url: 'https://bell.example/iron',
    html: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Iron bell</h1></div>
<div itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="48.00"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/OutOfStock"></div>`,
    expected: {
      source: 'microdata',
      title: 'Iron bell',
      price: euro('48.00'),
      availability: 'out_of_stock',
      confirm: false,
    },
  },
  {
    name: 'OpenGraph: thousands of a shop without decimals',
    url: 'https://tea.example/set',
    html: `${head('Tea set', open('1.234'))}<h1>Tea set</h1><p class="price">1.234 €</p>`,
    expected: { source: 'open_graph', title: 'Tea set', price: euro('1234'), availability: 'unknown', confirm: false },
  },
  {
    name: 'OpenGraph: three decimals that nothing explains',
    url: 'https://tea.example/pot',
    html: head('Tea set', open('1.234')),
    expected: { source: 'open_graph', title: 'Tea set', price: null, availability: 'unknown', confirm: false },
  },
  {
    name: 'something free, with additions for money',
    url: 'https://games.example/chess',
    html: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Chess</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="0,00"><meta itemprop="priceCurrency" content="EUR"></div></div><p>All boards</p><p class="price">13,29 €</p>`,
    expected: { source: 'microdata', title: 'Chess', price: null, availability: 'unknown', confirm: false },
  },
];
