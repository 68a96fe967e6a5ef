import { euro, yuan, type OwnPage } from './own-page.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&#34;');

/** Weidian's page is rendered from the state in an attribute. Prices with `Price` in their names are in fen. */
const weidianState = {
  status: { code: 0, message: 'OK' },
  result: {
    default_model: {
      item_info: {
        item_id: '5550000419',
        item_name: '竹编托盘 "山月"',
        itemLowPrice: 7650,
        itemHighPrice: 9800,
        origin_price: '76.50',
        item_head: 'https://pictures.example/tray.jpg',
        imgs: ['https://pictures.example/tray.jpg', 'https://pictures.example/tray-2.jpg'],
        stock: 9,
      },
      shop_info: { shop_id: '70000419', shopName: '溪边竹坊' },
      sku_properties: {
        attr_list: [
          {
            attr_title: '尺寸',
            attr_values: [
              { attr_id: 11, attr_value: '30 cm', img: '' },
              { attr_id: 12, attr_value: '40 cm', img: '' },
            ],
          },
          {
            attr_title: '颜色',
            attr_values: [{ attr_id: 21, attr_value: '原色', img: 'https://pictures.example/plain.jpg' }],
          },
        ],
        sku: {
          one: { attr_ids: '11-21', id: 4191, price: '76.50', stock: 9, img: '' },
          two: { attr_ids: '12-21', id: 4192, price: '98.00', stock: 0, img: 'https://pictures.example/large.jpg' },
        },
      },
    },
  },
};

const amazon = (buyBox: string, larger = ''): string => `<html><head><title>Amazon</title></head><body>
<div id="nav-cart">EUR 0,00</div><div id="dp">
<img id="landingImage" src="https://pictures.example/small.jpg" ${larger} alt="">
<h1><span id="productTitle"> Tischuhr aus Kirschholz, 14 cm </span></h1>
${buyBox}
<a id="sellerProfileTriggerId" href="/sp">Uhrwerk Nord</a></div>
<div id="sims"><span class="a-price"><span class="a-offscreen">17,20 €</span></span></div></body></html>`;

export const marketplacePages: readonly OwnPage[] = [
  {
    name: 'the state of a Weidian page',
    url: 'https://weidian.com/item.html?itemID=5550000419',
    html: `<!DOCTYPE html><html><head><title>微店</title></head><body><div id="app"></div>
<script id="__rocker-render-inject__" data-obj="${escaped(JSON.stringify(weidianState))}"></script></body></html>`,
    expected: {
      source: 'state',
      title: '竹编托盘 "山月"',
      price: yuan('76.50'),
      highAmount: '98.00',
      availability: 'in_stock',
      shopName: '溪边竹坊',
      images: ['https://pictures.example/tray.jpg', 'https://pictures.example/tray-2.jpg'],
      options: [
        {
          name: '尺寸',
          values: [
            { label: '30 cm', image: null },
            { label: '40 cm', image: null },
          ],
        },
        { name: '颜色', values: [{ label: '原色', image: 'https://pictures.example/plain.jpg' }] },
      ],
      skus: [
        { id: '4191', labels: ['30 cm', '原色'], price: yuan('76.50'), stock: 9, image: null },
        {
          id: '4192',
          labels: ['40 cm', '原色'],
          price: yuan('98.00'),
          stock: 0,
          image: 'https://pictures.example/large.jpg',
        },
      ],
      confirm: false,
    },
  },
  {
    name: 'Amazon: places of the price agree',
    url: 'https://www.amazon.de/dp/B0OWN00413',
    html: amazon(
      `<div id="corePrice_feature_div"><span class="a-price a-text-price"><span class="a-offscreen">89,00 €</span></span>
<span class="a-price"><span class="a-offscreen">1.062,35 €</span></span></div><span id="price_inside_buybox">1.062,35&nbsp;€</span>`,
      'data-old-hires="https://pictures.example/large.jpg"',
    ),
    expected: {
      source: 'visible',
      title: 'Tischuhr aus Kirschholz, 14 cm',
      price: euro('1062.35'),
      availability: 'in_stock',
      shopName: 'Uhrwerk Nord',
      images: ['https://pictures.example/large.jpg'],
      confirm: false,
    },
  },
  {
    name: 'Amazon: dollars on .com',
    url: 'https://www.amazon.com/dp/B0OWN00421',
    html: amazon('<span id="priceblock_ourprice">$1,062.35</span>'),
    expected: {
      source: 'visible',
      title: 'Tischuhr aus Kirschholz, 14 cm',
      price: { amount: '1062.35', currency: 'USD' },
      images: ['https://pictures.example/small.jpg'],
      availability: 'in_stock',
      confirm: false,
    },
  },
  {
    name: 'Amazon: places of the price disagree',
    url: 'https://www.amazon.de/dp/B0OWN00439',
    html: amazon('<span id="price_inside_buybox">62,35 €</span><span id="priceblock_dealprice">58,10 €</span>'),
    expected: {
      source: 'visible',
      title: 'Tischuhr aus Kirschholz, 14 cm',
      price: null,
      availability: 'unknown',
      confirm: false,
    },
  },
  {
    name: 'Amazon: sold out',
    url: 'https://www.amazon.de/dp/B0OWN00447',
    html: amazon('<div id="outOfStock">Ausverkauft</div><span id="priceblock_ourprice">62,35 €</span>'),
    expected: {
      source: 'visible',
      title: 'Tischuhr aus Kirschholz, 14 cm',
      price: null,
      availability: 'out_of_stock',
      confirm: false,
    },
  },
];
