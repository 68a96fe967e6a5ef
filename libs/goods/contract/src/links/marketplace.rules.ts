import type { Platform } from '@caravan/kernel';

/** One form of a marketplace's product address. A new marketplace is a new row. */
export interface MarketplaceRule {
  platform: Platform;
  /** Exact hosts; with a leading dot the host and all subdomains. The first rule that finds an id wins. */
  hosts: readonly string[];
  /** Names (lower case) of the query parameter that holds the id. */
  query?: readonly string[];
  /** If set, `query` counts only if the path matches; without `query`, the first group is the id. */
  path?: RegExp;
  /** The format of an id. */
  id: RegExp;
  /** The one spelling of an id that is written in several. */
  spelling?: (id: string) => string;
  /** The product's canonical address; `host` is the matched host without subdomains. */
  url: (id: string, host: string) => string;
  /** The query parameter (lower case) that names the chosen variant. */
  sku?: string;
}

const digits = /^\d{5,20}$/;
const longDigits = /^\d{8,20}$/;

const taobaoUrl = (id: string) => `https://item.taobao.com/item.htm?id=${id}`;
const tmallUrl = (id: string) => `https://detail.tmall.com/item.htm?id=${id}`;
const xianyuUrl = (id: string) => `https://www.goofish.com/item?id=${id}`;
const offerUrl = (id: string) => `https://detail.1688.com/offer/${id}.html`;
const weidianUrl = (id: string) => `https://weidian.com/item.html?itemID=${id}`;
const pinduoduoUrl = (id: string) => `https://mobile.yangkeduo.com/goods.html?goods_id=${id}`;
const jdUrl = (id: string) => `https://item.jd.com/${id}.html`;
const vipUrl = (id: string) => `https://detail.vip.com/detail-0-${id}.html`;
const jdHkUrl = (id: string) => `https://item.jd.hk/${id}.html`;

/** Canonical addresses by platform, for agents' links that name a platform and an id. */
export const canonicalUrl: Partial<Record<Platform, (id: string) => string>> = {
  taobao: taobaoUrl,
  tmall: tmallUrl,
  xianyu: xianyuUrl,
  '1688': offerUrl,
  weidian: weidianUrl,
  pinduoduo: pinduoduoUrl,
  jd: jdUrl,
};

/** Tmall, and its pharmacy under two names. */
const tmallHosts = ['.tmall.com', '.tmall.hk', '.yao.95095.com', '.liangxinyao.com'];
/** JD shows a product on many hosts: for WeChat, for partners, of its pharmacy, of its app for lower prices. */
const jdHosts = ['.jd.com', '.yiyaojd.com', '.jingxi.com'];
const jdNames = ['wareid', 'sku', 'skuid'];
const jdPath = /^\/(?:mm\/)?(?:m?item|product|ware)(?:\/|$)/i;
const amazonHosts =
  'com ca com.mx com.br co.uk de fr it es nl se pl com.be com.tr ie ae sa eg in co.jp sg com.au cn co.za'
    .split(' ')
    .map((tld) => `.amazon.${tld}`);
const ebayHosts = 'com ca co.uk ie de at ch fr it es nl pl be com.au com.hk com.sg com.my ph in vn'
  .split(' ')
  .map((tld) => `.ebay.${tld}`);

const aliexpressHosts = ['.aliexpress.com', '.aliexpress.us', '.aliexpress.ru'];
/** The number of a product, or the ISBN of a book. */
const asin = /^(?:B[0-9A-Z]{9}|\d{9}[\dX])$/i;

const amazonUrl = (id: string, host: string) => `https://www.${host}/dp/${id}`;
const ebayUrl = (id: string, host: string) => `https://www.${host}/itm/${id}`;
const aliexpressUrl = (id: string, host: string) => `https://www.${host}/item/${id}.html`;

export const marketplaceRules: readonly MarketplaceRule[] = [
  // Xianyu uses hosts of Taobao, so these rows come before Taobao's.
  { platform: 'xianyu', hosts: ['.2.taobao.com'], query: ['id', 'itemid'], id: longDigits, url: xianyuUrl },
  {
    platform: 'xianyu',
    hosts: ['.m.taobao.com'],
    query: ['id', 'itemid'],
    path: /idle-?fish/i,
    id: longDigits,
    url: xianyuUrl,
  },
  {
    platform: 'xianyu',
    hosts: ['.goofish.com', '.idlefish.com'],
    query: ['id', 'itemid'],
    path: /item|detail|sharexy/i,
    id: longDigits,
    url: xianyuUrl,
  },

  // Group buying: `id` is the number of the offer there.
  { platform: 'taobao', hosts: ['detail.ju.taobao.com'], query: ['item_id'], id: longDigits, url: taobaoUrl },
  {
    platform: 'taobao',
    hosts: ['.taobao.com'],
    query: ['id', 'itemid', 'item_id'],
    path: /item|detail/i,
    id: longDigits,
    url: taobaoUrl,
    sku: 'skuid',
  },
  {
    platform: 'taobao',
    hosts: ['.taobao.com'],
    path: /\/item\/(\d+)(?:\.html?)?$/i,
    id: longDigits,
    url: taobaoUrl,
    sku: 'skuid',
  },
  {
    platform: 'taobao',
    hosts: ['.m.taobao.com'],
    path: /^\/i(\d+)\.html?$/i,
    id: longDigits,
    url: taobaoUrl,
    sku: 'skuid',
  },
  { platform: 'taobao', hosts: ['assets-tmw.taobao.com'], query: ['targetid'], id: longDigits, url: taobaoUrl },

  {
    platform: 'tmall',
    hosts: tmallHosts,
    query: ['id', 'itemid', 'item_id'],
    path: /item|detail/i,
    id: longDigits,
    url: tmallUrl,
    sku: 'skuid',
  },
  {
    platform: 'tmall',
    hosts: tmallHosts,
    path: /\/item\/(\d+)(?:\.html?)?$/i,
    id: longDigits,
    url: tmallUrl,
    sku: 'skuid',
  },
  {
    platform: 'tmall',
    hosts: ['.m.tmall.com'],
    path: /^\/i(\d+)\.html?$/i,
    id: longDigits,
    url: tmallUrl,
    sku: 'skuid',
  },

  {
    platform: '1688',
    hosts: ['.1688.com'],
    path: /\/(?:offer\/|huo\/detail-)(\d+)(?:\.html?)?\/?$/i,
    id: digits,
    url: offerUrl,
  },
  { platform: '1688', hosts: ['.1688.com'], query: ['offerid', 'offer_id'], id: digits, url: offerUrl },

  {
    platform: 'weidian',
    hosts: ['.weidian.com', '.youshop10.com', '.koudai.com', '.vdian.com'],
    query: ['itemid', 'item_id'],
    id: digits,
    url: weidianUrl,
  },
  {
    platform: 'weidian',
    hosts: ['.weidian.com', '.youshop10.com'],
    path: /\/(?:item|i)\/(\d+)(?:\.html)?\/?$/i,
    id: digits,
    url: weidianUrl,
  },

  {
    platform: 'jd',
    hosts: ['item.jd.com', 'i-item.jd.com', 'ic-item.jd.com', 'item.yiyaojd.com', 'item.jkcsjd.com'],
    path: /^\/(\d+)\.html$/i,
    id: digits,
    url: jdUrl,
  },
  {
    platform: 'jd',
    hosts: jdHosts,
    path: /^\/(?:product|ware|cps\/item)\/(\d+)\.html$/i,
    id: digits,
    url: jdUrl,
  },
  { platform: 'jd', hosts: ['item.m.jd.com', 'wqitem.jd.com'], query: jdNames, id: digits, url: jdUrl },
  { platform: 'jd', hosts: jdHosts, query: jdNames, path: jdPath, id: digits, url: jdUrl },
  { platform: 'jd', hosts: ['.jd.hk'], query: jdNames, path: jdPath, id: digits, url: jdHkUrl },
  {
    platform: 'jd',
    hosts: ['.jd.hk'],
    path: /^\/(?:product\/)?(\d+)\.html$/i,
    id: digits,
    url: jdHkUrl,
  },

  {
    platform: 'pinduoduo',
    hosts: ['.yangkeduo.com', '.pinduoduo.com'],
    query: ['goods_id', 'goodsid'],
    id: digits,
    url: pinduoduoUrl,
  },
  {
    platform: 'pinduoduo',
    hosts: ['.yangkeduo.com'],
    query: ['id'],
    path: /^\/goods\d?\.html$/i,
    id: digits,
    url: pinduoduoUrl,
  },

  {
    platform: 'dewu',
    hosts: ['.dewu.com', '.poizon.com'],
    query: ['spuid'],
    id: /^\d{3,20}$/,
    url: (id) => `https://www.dewu.com/product-detail.html?spuId=${id}`,
    sku: 'skuid',
  },
  {
    platform: 'douyin',
    hosts: ['.jinritemai.com'],
    query: ['id', 'product_id'],
    path: /item|product|detail|goods/i,
    id: longDigits,
    url: (id) => `https://haohuo.jinritemai.com/views/product/item2?id=${id}`,
  },
  {
    platform: 'xiaohongshu',
    hosts: ['.xiaohongshu.com'],
    path: /\/goods(?:[-_]detail)?\/([0-9a-f]{24})$/i,
    id: /^[0-9a-f]{24}$/i,
    spelling: (id) => id.toLowerCase(),
    url: (id) => `https://www.xiaohongshu.com/goods-detail/${id}`,
  },
  {
    platform: 'vip',
    hosts: ['detail.vip.com', 'm.vip.com'],
    path: /^\/(?:detail|product)-\d+-(\d+)\.html$/i,
    id: digits,
    url: vipUrl,
  },
  { platform: 'vip', hosts: ['m.vip.com'], query: ['pid'], path: /\/go\.html$/i, id: digits, url: vipUrl },
  {
    platform: 'suning',
    hosts: ['product.suning.com', 'm.suning.com'],
    path: /^\/(?:product\/)?(\d+\/\d+)\.html$/i,
    id: /^\d+\/\d+$/,
    url: (id) => `https://product.suning.com/${id}.html`,
  },
  {
    platform: 'amazon',
    hosts: amazonHosts,
    path: /\/(?:dp(?:\/product)?|gp\/product(?:\/glance)?|gp\/aw\/(?:d|ol)|gp\/offer-listing|o\/asin|exec\/obidos\/(?:asin|tg\/detail\/-)|product-reviews)\/([A-Z0-9]{10})(?=\/|$)/i,
    id: asin,
    spelling: (id) => id.toUpperCase(),
    url: amazonUrl,
  },
  {
    platform: 'amazon',
    hosts: amazonHosts,
    query: ['asin'],
    id: asin,
    spelling: (id) => id.toUpperCase(),
    url: amazonUrl,
  },
  {
    platform: 'ebay',
    hosts: ebayHosts,
    path: /^\/(?:ulk\/)?itm\/(?:[^/]+\/)?(\d+)\/?$/i,
    id: longDigits,
    url: ebayUrl,
  },
  {
    platform: 'ebay',
    hosts: ebayHosts,
    query: ['item', 'itemid'],
    path: /viewitem|ebayisapi|^\/(?:ulk\/)?itm\/?$/i,
    id: longDigits,
    url: ebayUrl,
  },
  // A page of the catalogue; the offer that is shown there may be named.
  { platform: 'ebay', hosts: ebayHosts, query: ['iid'], path: /^\/p\//i, id: longDigits, url: ebayUrl },
  {
    platform: 'ebay',
    hosts: ebayHosts,
    path: /^\/p\/(?:[^/]+\/)?(\d+)\/?$/i,
    id: longDigits,
    url: (id, host) => `https://www.${host}/p/${id}`,
  },
  {
    platform: 'aliexpress',
    hosts: aliexpressHosts,
    path: /\/(?:item|i)\/(?:[^/]+\/)?(\d+)(?:\.html)?\/?$/i,
    id: longDigits,
    url: aliexpressUrl,
  },
  {
    platform: 'aliexpress',
    hosts: aliexpressHosts,
    path: /\/store\/product\/[^/]+\/\d+_(\d+)\.html$/i,
    id: longDigits,
    url: aliexpressUrl,
  },
  // Pages of promotions in the app.
  {
    platform: 'aliexpress',
    hosts: aliexpressHosts,
    query: ['productids', 'productid'],
    id: longDigits,
    url: aliexpressUrl,
  },
];

/**
 * Independent Shopify shops use `/products/<handle>`, after a language or a collection. Other software uses this path
 * too, so the platform is certain only after a look at the shop.
 */
export const shopifyPath =
  /^((?:\/[a-z]{2}(?:-[a-z]{2,4})?)?)(?:\/collections\/[^/]+)?\/products\/([a-z0-9\p{L}][\w\p{L}%.-]*)\/?$/iu;
