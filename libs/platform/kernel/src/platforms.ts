import { languageTable, type Language, type LanguageRow } from './language.ts';

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

type NamedPlatform = Exclude<Platform, 'shopify' | 'woocommerce' | 'web'>;

/** A shop's own names; each language has the one in its script. */
type PlatformName = Readonly<Record<LanguageRow['script'], string>>;

/** The platforms that have a name. `shopify`, `woocommerce` and `web` have none: their host names them better. */
export const platformNames: Readonly<Record<NamedPlatform, PlatformName>> = {
  taobao: { latin: 'Taobao', han: '淘宝' },
  tmall: { latin: 'Tmall', han: '天猫' },
  '1688': { latin: '1688', han: '1688' },
  jd: { latin: 'JD.com', han: '京东' },
  weidian: { latin: 'Weidian', han: '微店' },
  xianyu: { latin: 'Xianyu', han: '闲鱼' },
  pinduoduo: { latin: 'Pinduoduo', han: '拼多多' },
  dewu: { latin: 'Dewu', han: '得物' },
  douyin: { latin: 'Douyin', han: '抖音' },
  xiaohongshu: { latin: 'Xiaohongshu', han: '小红书' },
  vip: { latin: 'VIP.com', han: '唯品会' },
  suning: { latin: 'Suning', han: '苏宁易购' },
  amazon: { latin: 'Amazon', han: '亚马逊' },
  ebay: { latin: 'eBay', han: 'eBay' },
  aliexpress: { latin: 'AliExpress', han: '速卖通' },
};

/** A platform's name for shoppers; undefined if it has none. */
export const platformName = (platform: string, language: Language): string | undefined =>
  platform in platformNames ? platformNames[platform as NamedPlatform][languageTable[language].script] : undefined;

/** The platform's name, or the host without `www.` for an independent shop. */
export const shopLabel = (platform: Platform, url: string, language: Language): string =>
  platformName(platform, language) ?? new URL(url).hostname.replace(/^www\./, '');
