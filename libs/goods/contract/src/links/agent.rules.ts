import type { Platform } from './platforms.ts';

/**
 * A forwarding agent's site. Its product links name a marketplace product in one of a few ways, which `unwrap.ts`
 * reads: the marketplace's link as a parameter, or an id with the name or the number of a marketplace. A new agent is
 * a new row.
 */
export interface AgentRule {
  name: string;
  hosts: readonly string[];
  /** The agent's numbers of marketplaces; the default is `commonCodes`. */
  codes?: Readonly<Record<string, Platform>>;
}

/** The numbers that most agents use. */
export const commonCodes: Readonly<Record<string, Platform>> = { '0': '1688', '1': 'taobao', '2': 'weidian' };

/** The agents' names of marketplaces, in lower case. */
export const marketplaceWords: Readonly<Record<string, Platform>> = {
  taobao: 'taobao',
  tb: 'taobao',
  ttb: 'taobao',
  tmall: 'tmall',
  tm: 'tmall',
  weidian: 'weidian',
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
  { name: 'CNFans', hosts: ['.cnfans.com'] },
  { name: 'CNShopper', hosts: ['.cnshopper.com'] },
  { name: 'CSSBuy', hosts: ['.cssbuy.com'] },
  { name: 'EastMallBuy', hosts: ['.eastmallbuy.com'] },
  { name: 'EZBuyCN', hosts: ['.ezbuycn.com'] },
  { name: 'FindQC', hosts: ['.findqc.com'] },
  { name: 'Fishgoo', hosts: ['.fishgoo.com'] },
  { name: 'Gonest', hosts: ['.gonest.cn'] },
  { name: 'GTBuy', hosts: ['.gtbuy.com'] },
  { name: 'Hagobuy', hosts: ['.hagobuy.com'] },
  { name: 'Hegobuy', hosts: ['.hegobuy.com'] },
  { name: 'HipoBuy', hosts: ['.hipobuy.com', '.hippobuy.com'] },
  { name: 'Hoobuy', hosts: ['.hoobuy.com'] },
  { name: 'HubbuyCN', hosts: ['.hubbuycn.com', '.hubbuy.com'] },
  { name: 'iTaoBuy', hosts: ['.itaobuy.com'] },
  { name: 'JadeShip', hosts: ['.jadeship.com'] },
  { name: 'JoyaBuy', hosts: ['.joyabuy.com'] },
  { name: 'Joyagoo', hosts: ['.joyagoo.com'] },
  { name: 'Kakobuy', hosts: ['.kakobuy.com'] },
  { name: 'KameyMall', hosts: ['.kameymall.com'] },
  { name: 'LitBuy', hosts: ['.litbuy.com'] },
  { name: 'LoloBuy', hosts: ['.lolobuy.com'] },
  { name: 'LoongBuy', hosts: ['.loongbuy.com'] },
  { name: 'LoveGoBuy', hosts: ['.lovegobuy.com'] },
  { name: 'MuleBuy', hosts: ['.mulebuy.com'] },
  { name: 'MyCNBox', hosts: ['.mycnbox.com'] },
  { name: 'NiuniuBox', hosts: ['.niuniubox.com'] },
  { name: 'NPBuy', hosts: ['.npbuy.com'] },
  { name: 'OOTDBuy', hosts: ['.ootdbuy.com'] },
  { name: 'OopBuy', hosts: ['.oopbuy.com'] },
  { name: 'OrientDig', hosts: ['.orientdig.com'] },
  { name: 'Pandabuy', hosts: ['.pandabuy.com'] },
  { name: 'PanGlobalBuy', hosts: ['.panglobalbuy.com'], codes: { '1': 'taobao', '2': '1688', '3': 'weidian' } },
  { name: 'PantherBuy', hosts: ['.pantherbuy.com'] },
  { name: 'PinguBuy', hosts: ['.pingubuy.com'] },
  { name: 'PonyBuy', hosts: ['.ponybuy.com'], codes: { '1': 'taobao', '2': '1688', '3': 'weidian' } },
  { name: 'RizzitGo', hosts: ['.rizzitgo.com'], codes: { '3': 'weidian' } },
  { name: 'SifuBuy', hosts: ['.sifubuy.com'], codes: { '1': '1688', '2': 'taobao', '4': 'weidian' } },
  { name: 'Sugargoo', hosts: ['.sugargoo.com', '.esugargoo.com'] },
  { name: 'Superbuy', hosts: ['.superbuy.com'] },
  { name: 'USFans', hosts: ['.usfans.com'], codes: { '1': '1688', '2': 'taobao', '3': 'weidian' } },
  { name: 'VigorBuy', hosts: ['.vigorbuy.com'] },
  { name: 'Wegobuy', hosts: ['.wegobuy.com'] },
  { name: 'Wemimi', hosts: ['.wemimi.com'] },
];
