import type { Platform } from '@caravan/kernel';

// Invented links in the grammar of real ones: the numbers are made up. Each way in which an agent names a product has
// a row.

/** The text, the platform and id of the product, the agent. */
export const agentLinks: readonly [text: string, platform: Platform, itemId: string, agent: string][] = [
  // The marketplace's link as a parameter: encoded, encoded twice, plain, in a route behind `#`, inside another agent's.
  [
    'https://www.superbuy.com/en/page/buy/?from=search&url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D5550000112&code=a',
    'weidian',
    '5550000112',
    'Superbuy',
  ],
  [
    'https://www.sifubuy.com/detail?productUrl=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D5550000120&type=2',
    'weidian',
    '5550000120',
    'SifuBuy',
  ],
  [
    'https://www.sugargoo.com/#/home/productDetail?productLink=https%253A%252F%252Fitem.taobao.com%252Fitem.htm%253Fspm%253Da%2526id%253D511000000116',
    'taobao',
    '511000000116',
    'Sugargoo',
  ],
  [
    'https://ezbuycn.com/api/chaid.aspx?key=https://item.taobao.com/item.htm?spm=1&id=511000000124',
    'taobao',
    '511000000124',
    'EZBuyCN',
  ],
  [
    'https://m.pandabuy.com/product?url=https%3A%2F%2Fdetail.tmall.com%2Fitem.htm%3Fid%3D522000000113',
    'tmall',
    '522000000113',
    'Pandabuy',
  ],
  [
    'https://www.allchinabuy.com/en/page/buy/?url=https%3A%2F%2Fwww.allchinabuy.com%2Fen%2Fpage%2Fbuy%3Furl%3Dhttps%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D5550000138',
    'weidian',
    '5550000138',
    'AllChinaBuy',
  ],
  [
    'https://tigbuy.com/productlist?keyWork=weidian.com%2Fitem.html%3FitemID%3D5550000229',
    'weidian',
    '5550000229',
    'TigBuy',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fwww.pikobuy.com%2Fproduct%2Fdetail%3FproductUrl%3Dhttps%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D5550000237',
    'weidian',
    '5550000237',
    'PikoBuy',
  ],
  // The marketplace's name and the id as parameters, in any case and order.
  ['https://cnfans.com/fr/product/?shop_type=ali_1688&id=544000000117&ref=1', '1688', '544000000117', 'CNFans'],
  ['https://mulebuy.com/product?id=5550000146&platform=WEIDIAN&ref=2', 'weidian', '5550000146', 'MuleBuy'],
  ['https://www.acbuy.com/product/?id=5550000153&source=WD&u=A1', 'weidian', '5550000153', 'ACBuy'],
  [
    'https://m.joyagoo.com/pages/product/product?goods_id=533000000110&shoptype=xianyu',
    'xianyu',
    '533000000110',
    'Joyagoo',
  ],
  ['https://www.npbuy.com/goods-detail?itemId=522000000121&channel=TM', 'tmall', '522000000121', 'NPBuy'],
  ['https://oopbuy.com/goods/details?channelId=taobao&spuNo=511000000132', 'taobao', '511000000132', 'OopBuy'],
  ['https://cnshopper.com/goods/detail?keyword=511000000140&platform=taobao', 'taobao', '511000000140', 'CNShopper'],
  ['https://www.lovegobuy.com/pc/#/goods/detail?platform=jd&goodsId=100500000111', 'jd', '100500000111', 'LoveGoBuy'],
  ['https://buy.gonest.cn/en/product/511000000157?platform=taobao&type=1', 'taobao', '511000000157', 'Gonest'],
  ['https://bbdbuy.com/index/item/index.html?tp=micro&tid=5550000161', 'weidian', '5550000161', 'BBDBuy'],
  ['https://loongbuy.com/product-details?1688=544000000125', '1688', '544000000125', 'LoongBuy'],
  // In the path, by the marketplace's name.
  ['https://hipobuy.com/product/TaoBao/511000000165', 'taobao', '511000000165', 'HipoBuy'],
  ['https://findqc.com/detail/T1688/544000000133?frm=1', '1688', '544000000133', 'FindQC'],
  ['https://www.basetao.com/products/agent/taobao/511000000173.html', 'taobao', '511000000173', 'Basetao'],
  ['https://www.cssbuy.com/item-511000000181.html', 'taobao', '511000000181', 'CSSBuy'],
  ['https://pingubuy.com/item-micro-5550000179.html', 'weidian', '5550000179', 'PinguBuy'],
  ['https://www.hubbuycn.com/taobaoID=511000000199&inviter=a', 'taobao', '511000000199', 'HubbuyCN'],
  ['https://eastmallbuy.com/index/weidian/itemID=5550000187', 'weidian', '5550000187', 'EastMallBuy'],
  ['https://www.okeyhaul.com/mall/detail?spuid=5550000245&shop_type=weidian', 'weidian', '5550000245', 'OKEYHAUL'],
  ['https://fansbuy.com/item-micro-5550000252.html?promotionCode=A', 'weidian', '5550000252', 'FansBuy'],
  // By the number of a marketplace, which means something else to each agent.
  ['https://litbuy.com/product/0/544000000141?inviteCode=A', '1688', '544000000141', 'LitBuy'],
  ['https://gtbuy.com/product/1/511000000207', 'taobao', '511000000207', 'GTBuy'],
  ['https://hoobuy.com/m/product/2/5550000195', 'weidian', '5550000195', 'Hoobuy'],
  ['https://panglobalbuy.com/#/details?type=2&offerId=544000000158', '1688', '544000000158', 'PanGlobalBuy'],
  ['https://www.ponybuy.com/products/3/5550000203', 'weidian', '5550000203', 'PonyBuy'],
  ['https://rizzitgo.com/detail-page/?goodsId=5550000211&source=3', 'weidian', '5550000211', 'RizzitGo'],
  ['https://www.sifubuy.com/detail?id=544000000166&type=1', '1688', '544000000166', 'SifuBuy'],
  ['https://www.usfans.com/product/2/511000000215?ref=A', 'taobao', '511000000215', 'USFans'],
  ['https://usfans.com/product/5/511000000223', 'taobao', '511000000223', 'USFans'],
  ['https://rizzitgo.com/detail-page/?goodsId=511000000231&source=2', 'taobao', '511000000231', 'RizzitGo'],
  ['https://boonbuy.com/product/2/5550000260?inviteCode=A', 'weidian', '5550000260', 'BoonBuy'],
  ['https://litbuy.com/product/0/544000000174&inviteCode=A', '1688', '544000000174', 'LitBuy'],
];
