import { euro, type OwnPage } from './own-page.ts';

/** Pages that mark their texts instead of repeating them for programs, and one without any marks. */
export const markupPages: readonly OwnPage[] = [
  {
    name: 'microdata with nested items',
    url: 'https://atelier-osier.example/panier-rond',
    html: `<html lang="fr"><head><title>Panier rond - Atelier Osier</title></head><body itemscope itemtype="https://schema.org/WebPage">
<nav itemprop="breadcrumb"><a href="/paniers">Paniers</a></nav>
<section itemprop="mainEntity" itemscope itemtype="https://schema.org/Product">
  <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Osier"></span>
  <h1 itemprop="name">Panier rond</h1>
  <meta itemprop="sku" content="PR-18"><img itemprop="image" src="/blanc.gif" data-src="/photos/panier.jpg" alt="">
  <link itemprop="image" href="/photos/anse.jpg"><a itemprop="image" href="/photos/fond.jpg">Fond</a>
  <p itemprop="description">Tressé à la main, <em>anses</em> en cuir.</p>
  <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><b itemprop="ratingValue">4,6</b></div>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <s class="ancien">64<sup>00</sup> €</s>
    <strong itemprop="price">47<sup>90</sup> €</strong><meta itemprop="priceCurrency" content="EUR">
    <link itemprop="availability" href="https://schema.org/InStock">
    <div itemprop="seller" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Atelier Osier</span></div>
  </div></section>
<aside class="related"><div itemscope itemtype="https://schema.org/Product"><a itemprop="name" href="/corbeille">Corbeille</a>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="15.20">15<sup>20</sup> €</span><meta itemprop="priceCurrency" content="EUR"></div></div></aside>
</body></html>`,
    expected: {
      source: 'microdata',
      title: 'Panier rond',
      description: 'Tressé à la main, anses en cuir.',
      price: euro('47.90'),
      availability: 'in_stock',
      images: ['panier', 'anse', 'fond'].map((photo) => `https://atelier-osier.example/photos/${photo}.jpg`),
      shopName: 'Atelier Osier',
      confirm: false,
    },
  },
  {
    name: 'microdata with a range, no heading',
    url: 'https://bellfoundry.example/bells/7',
    html: `<html><head><title>Brass bell</title></head><body>
<table itemscope itemtype="http://schema.org/Product"><tr><td itemprop="name">Brass bell</td></tr>
<tr itemprop="offers" itemscope itemtype="http://schema.org/AggregateOffer"><td>
  <data itemprop="lowPrice" value="1140.00">£1,140</data> to <data itemprop="highPrice" value="2860.00">£2,860</data>
  <meta itemprop="priceCurrency" content="£"><meta itemprop="availability" content="out of stock"></td></tr></table>
</body></html>`,
    expected: {
      source: 'microdata',
      title: 'Brass bell',
      price: { amount: '1140.00', currency: 'GBP' },
      highAmount: '2860.00',
      availability: 'out_of_stock',
      confirm: false,
    },
  },
  {
    name: 'RDFa with prefixes',
    url: 'https://vevstol.example/lopare',
    html: `<html prefix="schema: https://schema.org/"><head><title>Löpare</title></head><body>
<article typeof="schema:Product"><h2 property="schema:name">Löpare i linne</h2><img property="schema:image" src="lopare.jpg" alt="">
<div property="schema:offers" typeof="schema:Offer"><span property="schema:price">745,50</span>
<meta property="schema:priceCurrency" content="SEK"><link property="schema:availability" href="https://schema.org/PreOrder"></div></article>
<footer typeof="schema:Organization"><span property="schema:name">Vävstol</span></footer></body></html>`,
    expected: {
      source: 'rdfa',
      title: 'Löpare i linne',
      price: { amount: '745.50', currency: 'SEK' },
      availability: 'in_stock',
      images: ['https://vevstol.example/lopare.jpg'],
      confirm: false,
    },
  },
  {
    name: 'OpenGraph with a sale',
    url: 'https://gamelan.example/gong',
    html: `<html><head><title>Gong &amp; mallet | Gamelan</title>
<meta property="og:type" content="product"><meta property="og:title" content="Gong &amp;amp; mallet">
<meta property="og:url" content="https://gamelan.example/gong"><meta property="og:site_name" content="Gamelan">
<meta property="og:image" content="//pictures.example/gong.jpg"><meta property="og:description" content="Hand hammered">
<meta property="product:price:amount" content="1,840.00"><meta property="product:price:currency" content="usd">
<meta property="product:sale_price:amount" content="1,499.00"><meta property="product:sale_price:currency" content="usd">
<meta property="product:availability" content="instock"></head>
<body><h1>Gong &amp; mallet</h1><div class="price"><span class="was">$1,840.00</span> <span class="now">$1,499.00</span></div></body></html>`,
    expected: {
      source: 'open_graph',
      title: 'Gong & mallet',
      description: 'Hand hammered',
      price: { amount: '1499.00', currency: 'USD' },
      availability: 'in_stock',
      images: ['https://pictures.example/gong.jpg'],
      shopName: 'Gamelan',
      confirm: false,
    },
  },
  {
    name: 'OpenGraph with the mark in the price',
    url: 'https://spinnerei.example/garn',
    html: `<html><head><meta name="og:title" content="Garn, 200 g"><meta property="og:price:amount" content="CHF 21.–"></head><body></body></html>`,
    expected: {
      source: 'open_graph',
      title: 'Garn, 200 g',
      price: { amount: '21', currency: 'CHF' },
      availability: 'unknown',
      confirm: false,
    },
  },
  {
    name: 'only visible, in the host’s currency',
    url: 'https://drejeri.example.dk/skaal',
    html: `<html lang="da"><head><title>Drejet skål – Drejeri</title></head><body>
<header><div class="cart-total price">0 kr.</div></header>
<h1>Drejet skål</h1><p>Ask, 22 cm</p>
<div class="product-info"><div class="prices"><span class="oldPrice">615 kr.</span> <span class="price">1.<!-- -->148 kr.</span></div>
<div class="delivery">Levering <span class="price">49 kr.</span></div><div class="price-per-month">fra 96 kr.</div></div>
<ul class="upsell"><li class="card"><span class="price">85 kr.</span></li></ul></body></html>`,
    expected: {
      source: 'visible',
      title: 'Drejet skål',
      price: { amount: '1148', currency: 'DKK' },
      availability: 'unknown',
      confirm: false,
    },
  },
  {
    name: 'a list of products',
    url: 'https://bellfoundry.example/bells',
    html: `<html><head><title>All bells</title></head><body><h1>All bells</h1>
<div class="grid">${['Cow bell', 'Door bell', 'Ship’s bell']
      .map(
        (
          name,
          index,
        ) => `<div itemscope itemtype="http://schema.org/Product"><a itemprop="name" href="/bells/${index}">${name}</a>
<span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><b class="price" itemprop="price" content="2${index}.00">£2${index}.00</b><meta itemprop="priceCurrency" content="GBP"></span></div>`,
      )
      .join('\n')}</div></body></html>`,
    expected: { source: 'open_graph', title: 'All bells', price: null, availability: 'unknown', confirm: false },
  },
];
