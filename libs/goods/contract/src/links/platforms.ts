import type { Language } from '@caravan/kernel';

/**
 * Where a product is sold. `shopify` and `woocommerce` are independent shops on that software; `web` is any other
 * page. The ids are part of the wire format and never change.
 */
export const platforms = [
  'taobao',
  'tmall',
  '1688',
  'jd',
  'weidian',
  'xianyu',
  'pinduoduo',
  'dewu',
  'douyin',
  'xiaohongshu',
  'vip',
  'suning',
  'amazon',
  'ebay',
  'aliexpress',
  'shopify',
  'woocommerce',
  'web',
] as const;

export type Platform = (typeof platforms)[number];

/** The platforms' names for shoppers. `shopify`, `woocommerce` and `web` have none: their host names them better. */
export const platformNames: Record<Exclude<Platform, 'shopify' | 'woocommerce' | 'web'>, Record<Language, string>> = {
  taobao: { en: 'Taobao', zh: '淘宝' },
  tmall: { en: 'Tmall', zh: '天猫' },
  '1688': { en: '1688', zh: '1688' },
  jd: { en: 'JD.com', zh: '京东' },
  weidian: { en: 'Weidian', zh: '微店' },
  xianyu: { en: 'Xianyu', zh: '闲鱼' },
  pinduoduo: { en: 'Pinduoduo', zh: '拼多多' },
  dewu: { en: 'Dewu', zh: '得物' },
  douyin: { en: 'Douyin', zh: '抖音' },
  xiaohongshu: { en: 'Xiaohongshu', zh: '小红书' },
  vip: { en: 'VIP.com', zh: '唯品会' },
  suning: { en: 'Suning', zh: '苏宁易购' },
  amazon: { en: 'Amazon', zh: '亚马逊' },
  ebay: { en: 'eBay', zh: 'eBay' },
  aliexpress: { en: 'AliExpress', zh: '速卖通' },
};

/** The platform's name, or the host without `www.` for an independent shop. */
export const shopLabel = (platform: Platform, url: string, language: Language): string =>
  platform in platformNames
    ? platformNames[platform as keyof typeof platformNames][language]
    : new URL(url).hostname.replace(/^www\./, '');
