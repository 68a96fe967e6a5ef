import type { Platform } from './platforms.ts';

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

const amazonHosts =
  'com ca com.mx com.br co.uk de fr it es nl se pl com.be com.tr ie ae sa eg in co.jp sg com.au cn co.za'
    .split(' ')
    .map((tld) => `.amazon.${tld}`);
const ebayHosts = 'com ca co.uk ie de at ch fr it es nl pl be com.au com.hk com.sg com.my ph in vn'
  .split(' ')
  .map((tld) => `.ebay.${tld}`);

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
    path: /item|detail/i,
    id: longDigits,
    url: xianyuUrl,
  },

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
    hosts: ['.tmall.com', '.tmall.hk'],
    query: ['id', 'itemid', 'item_id'],
    path: /item|detail/i,
    id: longDigits,
    url: tmallUrl,
    sku: 'skuid',
  },
  {
    platform: 'tmall',
    hosts: ['.tmall.com', '.tmall.hk'],
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

  { platform: '1688', hosts: ['.1688.com'], path: /\/offer\/(\d+)(?:\.html?)?$/i, id: digits, url: offerUrl },
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
    path: /\/item\/(\d+)(?:\.html)?$/i,
    id: digits,
    url: weidianUrl,
  },

  {
    platform: 'jd',
    hosts: ['item.jd.com', 'i-item.jd.com', 'item.yiyaojd.com'],
    path: /^\/(\d+)\.html$/i,
    id: digits,
    url: jdUrl,
  },
  {
    platform: 'jd',
    hosts: ['item.m.jd.com', 'm.jd.com', 'so.m.jd.com'],
    path: /^\/(?:product|ware)\/(\d+)\.html$/i,
    id: digits,
    url: jdUrl,
  },
  { platform: 'jd', hosts: ['item.m.jd.com'], query: ['wareid', 'sku'], id: digits, url: jdUrl },
  {
    platform: 'jd',
    hosts: ['.jd.hk'],
    path: /^\/(?:product\/)?(\d+)\.html$/i,
    id: digits,
    url: (id) => `https://item.jd.hk/${id}.html`,
  },

  {
    platform: 'pinduoduo',
    hosts: ['.yangkeduo.com', '.pinduoduo.com'],
    query: ['goods_id', 'goodsid'],
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
    path: /\/goods(?:-detail)?\/([0-9a-f]{24})$/i,
    id: /^[0-9a-f]{24}$/i,
    url: (id) => `https://www.xiaohongshu.com/goods-detail/${id}`,
  },
  {
    platform: 'vip',
    hosts: ['detail.vip.com', 'm.vip.com'],
    path: /^\/(?:detail|product)-\d+-(\d+)\.html$/i,
    id: digits,
    url: (id) => `https://detail.vip.com/detail-0-${id}.html`,
  },
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
    path: /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|exec\/obidos\/asin|product-reviews)\/([A-Z0-9]{10})(?=\/|$)/i,
    id: /^[A-Z0-9]{10}$/i,
    url: (id, host) => `https://www.${host}/dp/${id.toUpperCase()}`,
  },
  {
    platform: 'ebay',
    hosts: ebayHosts,
    path: /^\/(?:itm|p)\/(?:[^/]+\/)?(\d+)$/i,
    id: longDigits,
    url: (id, host) => `https://www.${host}/itm/${id}`,
  },
  {
    platform: 'ebay',
    hosts: ebayHosts,
    query: ['item', 'itemid'],
    path: /viewitem/i,
    id: longDigits,
    url: (id, host) => `https://www.${host}/itm/${id}`,
  },
  {
    platform: 'aliexpress',
    hosts: ['.aliexpress.com', '.aliexpress.us', '.aliexpress.ru'],
    path: /\/(?:item|i)\/(?:[^/]+\/)?(\d+)\.html$/i,
    id: longDigits,
    url: (id, host) => `https://www.${host}/item/${id}.html`,
  },
];

/**
 * Independent Shopify shops use `/products/<handle>`, after a language or a collection. Other software uses this path
 * too, so the platform is certain only after a look at the shop.
 */
export const shopifyPath =
  /^((?:\/[a-z]{2}(?:-[a-z]{2,4})?)?)(?:\/collections\/[^/]+)?\/products\/([a-z0-9\p{L}][\w\p{L}%.-]*)\/?$/iu;
