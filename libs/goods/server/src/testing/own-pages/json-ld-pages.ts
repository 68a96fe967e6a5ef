import { euro, yuan, type OwnPage } from './own-page.ts';

export const jsonLdPages: readonly OwnPage[] = [
  {
    name: 'a graph of nodes with references',
    url: 'https://kesselhaus.example/teeschale-birke/?utm_source=mail',
    html: `<!doctype html>
<html lang="de"><head><meta charset="utf-8">
<title>Teeschale Birke kaufen | Kesselhaus</title>
<link rel="canonical" href="https://kesselhaus.example/teeschale-birke/">
<meta property="og:title" content="Teeschale Birke - Kesselhaus">
<meta property="og:image" content="https://kesselhaus.example/bilder/teilen.jpg">
<script type="application/ld+json" class="seo">{"@context":"https://schema.org","@graph":[
  {"@type":"WebPage","@id":"https://kesselhaus.example/teeschale-birke/","name":"Teeschale Birke","breadcrumb":{"@id":"#path"}},
  {"@type":"BreadcrumbList","@id":"#path","itemListElement":[{"@type":"ListItem","position":1,"name":"Tee","item":"https://kesselhaus.example/tee/"}]},
  {"@type":["Product"],"@id":"#product","name":"Teeschale Birke","sku":"KH-2041","description":"Gedrechselt, 9&nbsp;cm",
   "image":{"@type":"ImageObject","url":"/bilder/birke.jpg"},"offers":{"@id":"#offer"},
   "aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":"31"}},
  {"@type":"Offer","@id":"#offer","price":"34.50","priceCurrency":"EUR","availability":"https://schema.org/InStock","seller":{"@id":"#shop"}},
  {"@type":"Organization","@id":"#shop","name":"Kesselhaus"}]}</script>
</head><body>
<nav><a href="/tee/">Tee</a> <span class="mini-cart">0,00 €</span></nav>
<main><h1>Teeschale Birke</h1>
  <div class="product-price"><span class="amount">34,50&nbsp;€</span> <small>inkl. MwSt.</small></div>
  <p class="shipping">Versand 4,90 €</p></main>
<section class="related"><h2>Passt dazu</h2><article><a href="/dose/">Dose</a> <span class="price">12,80 €</span></article></section>
</body></html>`,
    expected: {
      source: 'json_ld',
      title: 'Teeschale Birke',
      description: 'Gedrechselt, 9 cm',
      price: euro('34.50'),
      availability: 'in_stock',
      images: ['https://kesselhaus.example/bilder/birke.jpg'],
      shopName: 'Kesselhaus',
      confirm: false,
    },
  },
  {
    name: 'blocks in a list, written by hand',
    url: 'https://lanternworks.example/item?code=LW-C-303',
    html: `<html><head><title>Paper lantern &amp; stand</title>
<script type='application/ld+json'>
//<![CDATA[
[
  { "@type": "Organization", "name": "Lantern Works", },
  { "@type": "http://schema.org/Product",
    "name": "Paper lantern &amp; stand",
    "description": "Folds flat.
Hangs anywhere.",
    "image": [ "//pictures.example/lantern-1.jpg", "//pictures.example/lantern-2.jpg", ],
    /* one offer for each colour */
    "offers": [
      { "@type": "Offer", "sku": "LW-A-301", "price": 21, "priceCurrency": "USD", "availability": "http://schema.org/OutOfStock" },
      { "@type": "Offer", "sku": "LW-B-302", "price": 23.5, "priceCurrency": "USD", "availability": "http://schema.org/LimitedAvailability" },
      { "@type": "Offer", "sku": "LW-C-303", "price": 26, "priceCurrency": "USD", "availability": "http://schema.org/InStock" },
    ],
  },
]
//]]>
</script></head>
<body><h1>Paper lantern &amp; stand</h1>
<div id="price">US$26.00</div>
<div class="recently-viewed"><div class="price">US$8.00</div></div></body></html>`,
    expected: {
      source: 'json_ld',
      title: 'Paper lantern & stand',
      description: 'Folds flat. Hangs anywhere.',
      price: { amount: '26', currency: 'USD' },
      highAmount: null,
      availability: 'in_stock',
      images: ['https://pictures.example/lantern-1.jpg', 'https://pictures.example/lantern-2.jpg'],
      confirm: false,
    },
  },
  {
    name: 'variants with stock, weight and shipping',
    url: 'https://tieguan.example/kettle',
    html: `<html><head><title>铸铁壶</title><script type="application/ld+json">
{"@context":"https://schema.org/","@type":"ProductGroup","name":"铸铁壶","productGroupID":"TG7","variesBy":["https://schema.org/color"],
 "weight":{"@type":"QuantitativeValue","value":1.35,"unitCode":"KGM"},
 "hasVariant":[
  {"@type":"Product","sku":"TG7-R","color":"红色","image":"/red.jpg","offers":{"@type":"Offer","price":"338.00","priceCurrency":"CNY","availability":"https://schema.org/SoldOut"}},
  {"@type":"Product","sku":"TG7-B","color":"黑色","image":"/black.jpg","offers":{"@type":"Offer","price":"318.00","priceCurrency":"CNY","availability":"InStock",
   "inventoryLevel":{"@type":"QuantitativeValue","value":4},
   "shippingDetails":[
    {"@type":"OfferShippingDetails","shippingRate":{"@type":"MonetaryAmount","value":"12.00","currency":"CNY"},"shippingDestination":{"@type":"DefinedRegion","addressCountry":"CN"}},
    {"@type":"OfferShippingDetails","shippingRate":{"@type":"MonetaryAmount","value":"150.00","currency":"CNY"},"shippingDestination":{"@type":"DefinedRegion","addressCountry":"DE"}}]}}]}
</script></head><body><h1>铸铁壶</h1><p class="price">¥318.00</p></body></html>`,
    expected: {
      source: 'json_ld',
      title: '铸铁壶',
      price: yuan('318.00'),
      highAmount: '338.00',
      availability: 'in_stock',
      shipping: '12.00',
      weightG: 1_350,
      options: [
        {
          name: 'Color',
          values: [
            { label: '红色', image: 'https://tieguan.example/red.jpg' },
            { label: '黑色', image: 'https://tieguan.example/black.jpg' },
          ],
        },
      ],
      skus: [
        { id: 'TG7-R', labels: ['红色'], price: yuan('338.00'), stock: 0 },
        { id: 'TG7-B', labels: ['黑色'], price: yuan('318.00'), stock: 4 },
      ],
      confirm: false,
    },
  },
  {
    name: 'a range of prices among related products',
    url: 'https://papermill.example/books/folding-clouds',
    html: `<html><head><title>Folding clouds – Paper Mill</title>
<script type="application/ld+json">{"@type":"WebSite","name":"Paper Mill"}</script>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"ItemList","itemListElement":[
  {"@type":"ListItem","position":1,"item":{"@type":"Product","name":"Bone folder","offers":{"price":"6.10","priceCurrency":"GBP"}}},
  {"@type":"ListItem","position":2,"item":{"@type":"Product","name":"Washi tape","offers":{"price":"3.40","priceCurrency":"GBP"}}}]}</script>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Book","name":"Folding clouds","bookFormat":"Paperback","isSimilarTo":{"@type":"Product","name":"Folding rain","offers":{"price":"9.99","priceCurrency":"GBP"}},
 "offers":{"@type":"AggregateOffer","lowPrice":"18.75","highPrice":"42.00","priceCurrency":"GBP","offerCount":5,"availability":"InStock"}}</script>
<script type="application/ld+json">{"@type":"Book","name":"The author's first book"}</script>
</head><body><header class="nav">Free delivery from £50.00</header>
<h1>Folding clouds</h1><p>by A. Weaver</p>
<div class="carousel"><div class="price">£6.10</div><div class="price">£3.40</div></div></body></html>`,
    expected: {
      source: 'json_ld',
      title: 'Folding clouds',
      price: { amount: '18.75', currency: 'GBP' },
      highAmount: '42.00',
      availability: 'in_stock',
      confirm: false,
    },
  },
  {
    name: 'two products, one with this address',
    url: 'https://sklarna.example/vaza#foto',
    html: `<html><head><script type="application/ld+json">
{"@graph":[{"@type":"Product","name":"Svícen","url":"/svicen","offers":{"@type":"Offer","price":"840 Kč"}},
{"@type":"Product","name":"Váza","image":{"@id":"/vaza.jpg"},"seller":{"name":"Sklárna"},"url":"https://sklarna.example/vaza",
 "offers":[{"@type":"Offer","url":"/vaza","price":"2 950 Kč","availability":"SoldOut"},{"@type":"Offer","url":"/vaza","price":"2 360 Kč","availability":"SoldOut"}]}]}
</script></head><body><p>Foukané sklo</p></body></html>`,
    expected: {
      source: 'json_ld',
      title: 'Váza',
      price: { amount: '2360', currency: 'CZK' },
      highAmount: '2950',
      availability: 'out_of_stock',
      images: ['https://sklarna.example/vaza.jpg'],
      shopName: 'Sklárna',
      confirm: false,
    },
  },
  {
    name: 'a price whose currency is only visible',
    url: 'https://kerzen.example/docht',
    html: `<html><head><title>Bienenwachs</title><script type="application/ld+json">{"@type":"Product","name":"Bienenwachs","offers":{"price":"27.60"}}</script></head>
<body><h1>Bienenwachs</h1><b class="price">27,60 €</b></body></html>`,
    expected: {
      source: 'json_ld',
      title: 'Bienenwachs',
      price: euro('27.60'),
      availability: 'unknown',
      confirm: false,
    },
  },
  {
    name: 'an offer that is over, without a price',
    url: 'https://kerzen.example/stumpen',
    html: `<html><body><h1>Stumpenkerze</h1><script type="application/ld+json">{"@type":"Product","name":"Stumpenkerze","offers":{"@type":"Offer","priceCurrency":"EUR","availability":"https://schema.org/Discontinued"}}</script></body></html>`,
    expected: { source: 'json_ld', title: 'Stumpenkerze', price: null, availability: 'out_of_stock', confirm: false },
  },
  {
    name: 'a sale unknown to the structured data',
    url: 'https://webstuhl.example/decke',
    html: `<html><head><title>Wolldecke Moor</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Wolldecke Moor","offers":{"@type":"Offer",
"priceSpecification":[{"@type":"UnitPriceSpecification","price":"129.00","priceCurrency":"EUR","priceType":"https://schema.org/ListPrice"},
{"@type":"UnitPriceSpecification","price":"118.00","priceCurrency":"EUR"}],"availability":"https://schema.org/InStock"}}</script></head>
<body><h1>Wolldecke Moor</h1>
<div class="price-box"><del class="before">118,00 €</del> <ins class="price">84,60 €</ins> <span class="installment">oder 7,05 € im Monat</span></div>
</body></html>`,
    expected: {
      source: 'visible',
      title: 'Wolldecke Moor',
      price: euro('84.60'),
      availability: 'in_stock',
      confirm: true,
    },
  },
];
