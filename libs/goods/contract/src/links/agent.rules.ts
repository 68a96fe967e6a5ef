import type { Platform } from '@caravan/kernel';

/** An agent's numbers of marketplaces. */
export interface MarketplaceNumbers {
  /** The month in which they were seen in links and in public converters: agents change them. */
  seen: `${number}-${number}`;
  as: Readonly<Record<string, Platform>>;
}

/**
 * A forwarding agent's site, or one that shows agents' photos. Its product links name a marketplace product in one of a
 * few ways, which `unwrap.ts` reads: the marketplace's link as a parameter, or an id with the name or the number of a
 * marketplace. A new agent is a new row.
 */
export interface AgentRule {
  name: string;
  hosts: readonly string[];
  /** No number means the same everywhere, so a number is only read on a site that has a row with it. */
  numbers?: MarketplaceNumbers;
}

/** The agents' names of marketplaces, in lower case. */
export const marketplaceWords: Readonly<Record<string, Platform>> = {
  taobao: 'taobao',
  tb: 'taobao',
  ttb: 'taobao',
  tmall: 'tmall',
  tm: 'tmall',
  weidian: 'weidian',
  vdian: 'weidian',
  wd: 'weidian',
  twd: 'weidian',
  micro: 'weidian',
  '1688': '1688',
  ali_1688: '1688',
  ali1688: '1688',
  t1688: '1688',
  alibaba: '1688',
  ali: '1688',
  al: '1688',
  jd: 'jd',
  jingdong: 'jd',
  xianyu: 'xianyu',
  goofish: 'xianyu',
  idlefish: 'xianyu',
  pinduoduo: 'pinduoduo',
  pdd: 'pinduoduo',
};

/** Parameters (lower case) that hold the name or number of a marketplace, the most reliable first. */
export const marketplaceParameters = [
  'shop_type',
  'shoptype',
  'platform',
  'malltype',
  'mall_type',
  'channel',
  'channelid',
  'source',
  'site',
  'marketplace',
  'tp',
  'type',
] as const;

/** Parameters (lower case) that hold the product's id. */
export const idParameters = [
  'id',
  'goodsid',
  'goods_id',
  'itemid',
  'item_id',
  'spuno',
  'spuid',
  'offerid',
  'product_id',
  'productid',
  'tid',
  'num_iid',
  'keyword',
] as const;

export const agentRules: readonly AgentRule[] = [
  { name: 'ACBuy', hosts: ['.acbuy.com'] },
  { name: 'AllChinaBuy', hosts: ['.allchinabuy.com'] },
  { name: 'Basetao', hosts: ['.basetao.com'] },
  { name: 'BBDBuy', hosts: ['.bbdbuy.com', '.bbdbuyeu.com'] },
  { name: 'BlikBuy', hosts: ['.blikbuy.com'] },
  { name: 'BoonBuy', hosts: ['.boonbuy.com'], numbers: { seen: '2026-10', as: { '2': 'weidian' } } },
  { name: 'CNFans', hosts: ['.cnfans.com'] },
  { name: 'CNShopper', hosts: ['.cnshopper.com'] },
  { name: 'CSSBuy', hosts: ['.cssbuy.com'] },
  { name: 'DGOBuy', hosts: ['.dgobuy.com'] },
  { name: 'EastMallBuy', hosts: ['.eastmallbuy.com'] },
  { name: 'ESGOBuy', hosts: ['.esgobuy.com'] },
  { name: 'EZBuyCN', hosts: ['.ezbuycn.com'] },
  { name: 'FansBuy', hosts: ['.fansbuy.com'] },
  { name: 'Finds.ly', hosts: ['.finds.ly'] },
  { name: 'FindQC', hosts: ['.findqc.com'] },
  { name: 'Fishgoo', hosts: ['.fishgoo.com'] },
  { name: 'GoatedBuy', hosts: ['.goatedbuy.com'] },
  {
    name: 'Gonest',
    hosts: ['.gonest.cn'],
    numbers: { seen: '2026-02', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  {
    name: 'GTBuy',
    hosts: ['.gtbuy.com'],
    numbers: { seen: '2026-10', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  { name: 'Hagobuy', hosts: ['.hagobuy.com'] },
  { name: 'Hegobuy', hosts: ['.hegobuy.com'] },
  {
    name: 'HipoBuy',
    hosts: ['.hipobuy.com', '.hippobuy.com'],
    numbers: { seen: '2026-02', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  // 3 is Tmall in one public list and 1688 in another.
  {
    name: 'Hoobuy',
    hosts: ['.hoobuy.com'],
    numbers: { seen: '2026-10', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  {
    name: 'HubBuy',
    hosts: ['.hubbuy.com'],
    numbers: { seen: '2026-07', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  { name: 'HubbuyCN', hosts: ['.hubbuycn.com'] },
  { name: 'iTaoBuy', hosts: ['.itaobuy.com'] },
  { name: 'JadeShip', hosts: ['.jadeship.com'] },
  { name: 'JoyaBuy', hosts: ['.joyabuy.com'] },
  { name: 'Joyagoo', hosts: ['.joyagoo.com'] },
  { name: 'Kakobuy', hosts: ['.kakobuy.com'] },
  {
    name: 'KameyMall',
    hosts: ['.kameymall.com'],
    numbers: { seen: '2026-02', as: { '1': 'taobao', '4': '1688', '7': 'weidian' } },
  },
  {
    name: 'LitBuy',
    hosts: ['.litbuy.com'],
    numbers: { seen: '2026-10', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  { name: 'LoloBuy', hosts: ['.lolobuy.com'] },
  { name: 'LoongBuy', hosts: ['.loongbuy.com'] },
  { name: 'LoveGoBuy', hosts: ['.lovegobuy.com'] },
  { name: 'MuleBuy', hosts: ['.mulebuy.com'] },
  { name: 'MyCNBox', hosts: ['.mycnbox.com'] },
  { name: 'NiuniuBox', hosts: ['.niuniubox.com'] },
  { name: 'NPBuy', hosts: ['.npbuy.com'] },
  { name: 'OKEYHAUL', hosts: ['.okeyhaul.com'] },
  { name: 'OOTDBuy', hosts: ['.ootdbuy.com'] },
  {
    name: 'OopBuy',
    hosts: ['.oopbuy.com'],
    numbers: { seen: '2026-02', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  { name: 'OrientDig', hosts: ['.orientdig.com'] },
  { name: 'OSSBuy', hosts: ['.ossbuy.com'] },
  // It closed in 2024. Links that it enciphered stay pages: to decipher them would take a DES of our own.
  { name: 'Pandabuy', hosts: ['.pandabuy.com'] },
  {
    name: 'PanGlobalBuy',
    hosts: ['.panglobalbuy.com'],
    numbers: { seen: '2026-02', as: { '1': 'taobao', '2': '1688', '3': 'weidian' } },
  },
  { name: 'PantherBuy', hosts: ['.pantherbuy.com'] },
  { name: 'ParcelUp', hosts: ['.parcelup.com'] },
  { name: 'PikoBuy', hosts: ['.pikobuy.com'] },
  { name: 'PinguBuy', hosts: ['.pingubuy.com'] },
  {
    name: 'PonyBuy',
    hosts: ['.ponybuy.com'],
    numbers: { seen: '2026-02', as: { '1': 'taobao', '2': '1688', '3': 'weidian' } },
  },
  { name: 'QC.photos', hosts: ['.qc.photos'] },
  {
    name: 'RizzitGo',
    hosts: ['.rizzitgo.com'],
    numbers: { seen: '2026-10', as: { '1': '1688', '2': 'taobao', '3': 'weidian' } },
  },
  {
    name: 'SifuBuy',
    hosts: ['.sifubuy.com'],
    numbers: { seen: '2026-02', as: { '1': '1688', '2': 'taobao', '4': 'weidian' } },
  },
  { name: 'SinaBuy', hosts: ['.sinabuy.com'], numbers: { seen: '2026-10', as: { '2': 'weidian' } } },
  { name: 'SpanBuy', hosts: ['.spanbuy.com'] },
  { name: 'Sugargoo', hosts: ['.sugargoo.com', '.esugargoo.com'] },
  { name: 'Superbuy', hosts: ['.superbuy.com'] },
  { name: 'TigBuy', hosts: ['.tigbuy.com'] },
  // 4 to 6 are newer; links with 1 and 2 are still about.
  {
    name: 'USFans',
    hosts: ['.usfans.com'],
    numbers: {
      seen: '2026-07',
      as: { '1': '1688', '2': 'taobao', '3': 'weidian', '4': '1688', '5': 'taobao', '6': 'tmall' },
    },
  },
  { name: 'UUFinds', hosts: ['.uufinds.com'] },
  {
    name: 'VigorBuy',
    hosts: ['.vigorbuy.com'],
    numbers: { seen: '2026-08', as: { '0': '1688', '1': 'taobao', '2': 'weidian' } },
  },
  { name: 'Wegobuy', hosts: ['.wegobuy.com'] },
  { name: 'Wemimi', hosts: ['.wemimi.com'] },
  { name: 'YoyBuy', hosts: ['.yoybuy.com'] },
];
