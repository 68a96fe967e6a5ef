import { yuan, type OwnPage } from './own-page.ts';

const price = (priceText: string) => ({ price: { priceText } });
const taobao = {
  appData: null,
  loaderData: {
    home: {
      data: {
        res: {
          seller: { shopName: '山月小铺' },
          item: { itemId: '5550000733', title: '陶土茶杯 "{手作}"', images: ['//pictures.example/cup.jpg'] },
          componentsVO: { priceVO: { ...price('36'), extraPrice: { priceText: '29.9', priceTitle: '券后' } } },
          skuBase: {
            props: [
              {
                pid: '1627207',
                name: '颜色分类',
                values: [
                  { vid: '1', name: '白色', image: '//pictures.example/white.jpg' },
                  { vid: '2', name: '黑色' },
                ],
              },
            ],
            skus: [
              { skuId: '71', propPath: '1627207:1' },
              { skuId: '72', propPath: '1627207:2' },
            ],
          },
          skuCore: {
            sku2info: {
              0: { ...price('36-48'), quantity: '12' },
              71: { ...price('36'), subPrice: { priceText: '29.9' }, quantity: '12' },
              72: { ...price('48'), quantity: '0' },
            },
          },
        },
      },
    },
  },
};
const taobaoPage = (state: unknown) =>
  `<html><head><title>淘宝</title></head><body><script>!(function () {var a = window.__ICE_APP_CONTEXT__ || {};var b = ${JSON.stringify(state)};for (var k in a) {b[k] = a[k]}window.__ICE_APP_CONTEXT__=b;})();</script></body></html>`;

const alibaba = (trade: unknown) =>
  `<html><head><title>阿里1688</title></head><body><script>window.contextPath="/default";window.context=(function(b,d){for(var k in d)b[k]=d[k];return b})(window.contextPath, {"result":{data:${JSON.stringify(
    {
      productTitle: { fields: { title: '竹编收纳篮' } },
      gallery: { fields: { offerImgList: ['https://pictures.example/basket.jpg'] } },
      mainPrice: { fields: { finalPriceModel: { tradeWithoutPromotion: trade } } },
      Root: {
        fields: {
          dataJson: {
            tempModel: { offerId: 5550000741, companyName: '溪边竹业有限公司' },
            skuModel: {
              skuProps: [
                { prop: '颜色', value: [{ name: '原色', imageUrl: 'https://pictures.example/plain.jpg' }] },
                { prop: '尺寸', value: [{ name: '大' }, { name: '小' }] },
              ],
              skuInfoMap: {
                '原色&gt;大': { skuId: 81, canBookCount: 300 },
                '原色&gt;小': { skuId: 82, canBookCount: 0 },
              },
            },
          },
        },
      },
    },
  )}}});</script></body></html>`;

/** Pages that render in the browser, with the product in the state that a script assigns. */
export const statePages: readonly OwnPage[] = [
  {
    name: 'Taobao: coupons and sold-out variants do not lower the price',
    url: 'https://item.taobao.com/item.htm?id=5550000733',
    html: taobaoPage(taobao),
    expected: {
      source: 'state',
      title: '陶土茶杯 "{手作}"',
      price: yuan('36'),
      highAmount: null,
      availability: 'in_stock',
      shopName: '山月小铺',
      images: ['https://pictures.example/cup.jpg'],
      skus: [
        { id: '71', labels: ['白色'], price: yuan('36'), stock: 12, image: 'https://pictures.example/white.jpg' },
        { id: '72', labels: ['黑色'], price: yuan('48'), stock: 0, image: null },
      ],
      confirm: false,
    },
  },
  {
    name: 'Taobao: a masked price',
    url: 'https://detail.tmall.com/item.htm?id=5550000733',
    html: taobaoPage({
      loaderData: { home: { data: { res: { item: { title: '茶杯' }, componentsVO: { priceVO: price('3?') } } } } },
    }),
    expected: { source: 'state', title: '茶杯', price: null, availability: 'unknown', confirm: false },
  },
  {
    name: '1688: prices by quantity',
    url: 'https://detail.1688.com/offer/5550000741.html',
    html: alibaba({
      offerPriceRanges: [
        { beginAmount: 2, price: '12.50' },
        { beginAmount: 100, price: '11.00' },
      ],
    }),
    expected: {
      source: 'state',
      title: '竹编收纳篮',
      price: yuan('12.50'),
      highAmount: null,
      tiers: [
        { minQuantity: 2, amount: '12.50' },
        { minQuantity: 100, amount: '11.00' },
      ],
      availability: 'in_stock',
      shopName: '溪边竹业有限公司',
      confirm: false,
    },
  },
  {
    name: '1688: prices by variant',
    url: 'https://detail.1688.com/offer/5550000741.html',
    html: alibaba({
      offerPriceRanges: [{ beginAmount: 1, price: '9.80' }],
      skuMapOriginal: [
        { skuId: 81, price: '12.50' },
        { skuId: 82, price: '9.80' },
      ],
    }),
    expected: {
      source: 'state',
      title: '竹编收纳篮',
      price: yuan('12.50'),
      tiers: [],
      availability: 'in_stock',
      skus: [
        {
          id: '81',
          labels: ['原色', '大'],
          price: yuan('12.50'),
          stock: 300,
          image: 'https://pictures.example/plain.jpg',
        },
        {
          id: '82',
          labels: ['原色', '小'],
          price: yuan('9.80'),
          stock: 0,
          image: 'https://pictures.example/plain.jpg',
        },
      ],
      confirm: false,
    },
  },
];
