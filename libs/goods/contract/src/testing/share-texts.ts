// zh-punctuation: off, because share texts are as apps write them.
import type { Platform } from '@caravan/kernel';
import type { RecognisedLink } from '../links/recognise-link.ts';

// Invented texts in the grammar of real ones: titles and codes are made up.

/** Links that must be followed, and their platform. */
export const shortLinks: readonly [text: string, platform: Platform | null][] = [
  ['https://e.tb.cn/h.ownAa1?tk=ownBb2', 'taobao'],
  ['https://s.click.taobao.com/ownAa2', 'taobao'],
  ['https://qr.1688.com/s/ownAa3', '1688'],
  ['https://3.cn/ownAa4', 'jd'],
  ['dw4.co/t/A/ownAa5', 'dewu'],
  ['https://k.youshop10.com/ownAa6', 'weidian'],
  ['https://k.youshop10.com/-o=wn-Aa?a=b&p=iphone', 'weidian'],
  ['https://k.youshop10.com/=ownAa6', 'weidian'],
  ['https://weidian.info/ownAb5', 'weidian'],
  ['https://p.pinduoduo.com/ownAa7', 'pinduoduo'],
  ['https://mobile.yangkeduo.com/goods1.html?ps=ownAc1', 'pinduoduo'],
  ['https://mobile.yangkeduo.com/duo_coupon_landing.html?goods_sign=E9_own', 'pinduoduo'],
  ['http://xhslink.com/o/ownAa8', 'xiaohongshu'],
  ['https://v.douyin.com/ownAb6/', 'douyin'],
  ['https://t.vip.com/ownAb7', 'vip'],
  ['https://m.goofish.com/ownAb8', 'xianyu'],
  ['https://amzn.to/ownAa9', 'amazon'],
  ['https://ebay.us/m/ownAb1', 'ebay'],
  ['https://a.aliexpress.com/_ownAb2', 'aliexpress'],
  ['https://sl.kakobuy.com/ownAb3', null],
  ['https://l.acbuy.com/ax/5110001', null],
  ['https://gateway.boonbuy.com/unified-service/lit/ownAc2', null],
  ['https://an-agent.allapp.link/ownAc3', null],
  ['https://bit.ly/ownAb4', null],
  ['https://dj.1688.com/ci_bb?a=1&e=ownAd1', '1688'],
  ['https://mclick.simba.taobao.com/cc_im?p=own&e=ownAd2', 'taobao'],
  ['https://litbuy.shop/ownAd3', null],
  // Inside another link.
  ['https://a-page.example/taobao?backurl=https://m.tb.cn/h.ownAd4?sm=1', 'taobao'],
  ['https://www.kakobuy.com/item/details?url=https%3A%2F%2Fk.youshop10.com%2FownAc4', 'weidian'],
  ['https://x.yupoo.com/external?url=https%3A%2F%2Fqr.1688.com%2Fs%2FownAc5', '1688'],
];

/** Texts from the share buttons of apps. */
export const shareTexts: readonly [text: string, found: Partial<RecognisedLink>][] = [
  [
    '【淘宝】退货包运费 https://e.tb.cn/h.ownCc1?tk=ownDd1 ZX411 「青瓷茶杯【两只装】 带盖」\n点击链接直接打开 或者 淘宝搜索直接打开',
    {
      kind: 'short',
      platform: 'taobao',
      url: 'https://e.tb.cn/h.ownCc1?tk=ownDd1',
      title: '青瓷茶杯【两只装】 带盖',
      shareCode: 'ZX411',
    },
  ],
  [
    '【闲鱼】https://m.tb.cn/h.ownCc2?tk=ownDd2 ZX42 「我在闲鱼发布了【旧木凳 九成新】」\n点击链接直接打开',
    { kind: 'short', platform: 'xianyu', title: '旧木凳 九成新', shareCode: 'ZX42' },
  ],
  [
    '【闲鱼】https://m.tb.cn/h.ownCc3?tk=ownDd3&amp;a=1 o-&lt;7 「快来捡漏」',
    { kind: 'short', platform: 'xianyu', url: 'https://m.tb.cn/h.ownCc3?tk=ownDd3&a=1', title: null, shareCode: null },
  ],
  ['【天貓】《竹編燈罩》 https://m.tb.cn/h.ownCc4', { kind: 'short', platform: 'tmall', title: '竹編燈罩' }],
  ['【京东】https://u.jd.com/ownCc5 复制打开', { kind: 'short', platform: 'jd', title: null }],
  ['6 (oWn3oWn4oWn) 复制到手机闲鱼', { kind: 'text', platform: 'xianyu', url: null, shareCode: 'oWn3oWn4oWn' }],
  ['7 ￥oWn1oWn2oWn￥ 打开淘宝', { kind: 'text', platform: 'taobao', url: null, shareCode: 'oWn1oWn2oWn' }],
  [
    '【淘宝】「棉麻桌布」 打开淘宝',
    { kind: 'text', platform: 'taobao', url: null, title: '棉麻桌布', shareCode: null },
  ],
  [
    '看看这个https://item.jd.com/100500000210.html，很好（真的）',
    { kind: 'item', platform: 'jd', itemId: '100500000210' },
  ],
  [
    'http://help.example/ https://item.jd.com/100500000228.html。',
    { kind: 'item', platform: 'jd', itemId: '100500000228' },
  ],
  [
    '写了一篇笔记，快来看 http://xhslink.com/a/ownCc6 复制本条信息，打开【小红书】App查看',
    { kind: 'short', platform: 'xiaohongshu', url: 'http://xhslink.com/a/ownCc6' },
  ],
  [
    '【闲鱼】https://m.tb.cn/h.ownCd1?tk=ownDd4 ZX113 「快来捡漏【【包邮】旧书架 橡木】」\n点击链接直接打开',
    { kind: 'short', platform: 'xianyu', title: '【包邮】旧书架 橡木', shareCode: 'ZX113' },
  ],
  // Cut off by the app.
  [
    '【闲鱼】https://m.tb.cn/h.ownCd2?tk=ownDd5 ZX114「我在闲鱼发布了【二手铸铁锅 直径二十四」',
    { title: '二手铸铁锅 直径二十四', shareCode: 'ZX114' },
  ],
  [
    '2€ownAaOwnBb1€ https://m.tb.cn/h.ownCd3  我在闲鱼发布了【手摇磨豆机】',
    { title: '手摇磨豆机', shareCode: 'ownAaOwnBb1' },
  ],
  [
    '3.21 02/11 M@W.Ow own:/ 【抖音商城】https://v.douyin.com/ownCd4/ 【山野小铺】亚麻围裙 长款 长按复制此条消息，打开抖音搜索，查看商品详情！',
    { kind: 'short', platform: 'douyin', title: '【山野小铺】亚麻围裙 长款', shareCode: null },
  ],
  [
    '4.15 own:/ 【手作【加厚】陶盘】https://v.douyin.com/ownCd5/ 长按复制此条消息，打开抖音搜索，查看商品详情！',
    { kind: 'short', platform: 'douyin', title: '手作【加厚】陶盘' },
  ],
  [
    '【得物】得物er-OWN1OWN2发现一件好物， 2 CZ4711 åowN3Own4å  https://dw4.co/t/A/ownCd6 Clay Runner 530 灰色,20万+人想要\n点击链接直接打开',
    { kind: 'short', platform: 'dewu', title: 'Clay Runner 530 灰色', shareCode: 'CZ4711' },
  ],
  [
    '【得物】发现一件好物， https://dw4.co/t/A/ownCd7 NB530 复古跑鞋, 点击链接直接打开.',
    { platform: 'dewu', title: 'NB530 复古跑鞋', shareCode: null },
  ],
  [
    '【竹编收纳篮 大号】复制￥ownAaOwnBbOav￥，打开【手机阿里】查看：https://qr.1688.com/s/ownCd8 CZ4712',
    {
      kind: 'short',
      platform: '1688',
      url: 'https://qr.1688.com/s/ownCd8',
      title: '竹编收纳篮 大号',
      shareCode: 'CZ4712',
    },
  ],
  [
    '吱口令：【竹编收纳篮 小号】￥ownAaOwnBb1av￥，复制这条信息，打开【支付宝】在首页搜索中粘贴该信息查看或打开【手机阿里】查看。',
    { kind: 'text', platform: '1688', title: '竹编收纳篮 小号', shareCode: 'ownAaOwnBb1av' },
  ],
  ['￥ownAaOwnBb2at￥', { kind: 'text', platform: '1688', shareCode: 'ownAaOwnBb2at' }],
  ['❷竹篮拍1 / CZ4713 ownAaOwnBb3/', { kind: 'text', platform: 'taobao', shareCode: 'ownAaOwnBb3' }],
  [
    '【亚麻窗帘 两片】https://m.tb.cn/h.ownCd9 点击链接，再选择浏览器咑閞；或復·制这段描述￥ownAaOwnBb4￥后到👉淘♂寳♀👈',
    { kind: 'short', platform: 'taobao', title: '亚麻窗帘 两片', shareCode: 'ownAaOwnBb4' },
  ],
  // Two shares in one paste.
  [
    '【京东】https://3.cn/ownCe1 「我的清单」\n点击链接直接打开\n【淘宝】https://e.tb.cn/h.ownCe2 CZ4714 「棉布口袋」',
    { kind: 'short', platform: 'jd', url: 'https://3.cn/ownCe1', title: '我的清单', shareCode: null },
  ],
  [
    '【淘宝】https://e.tb.cn/h.ownCe3 CZ4715 「棉布口袋」 【京东】https://item.jd.com/100500000236.html 「铁壶」',
    { kind: 'item', platform: 'jd', itemId: '100500000236', title: '铁壶', shareCode: null },
  ],
  [
    '【淘宝】https://e.tb.cn/h.ownCe7 CZ4717\n【京东】https://3.cn/ownCe8 「铁壶」',
    { kind: 'short', platform: 'taobao', title: null, shareCode: 'CZ4717' },
  ],
  // Words that were pasted with the link.
  [
    'https://v.douyin.com/ownAc6/复制此链接',
    { kind: 'short', platform: 'douyin', url: 'https://v.douyin.com/ownAc6/' },
  ],
  // A host of one platform is not another's, whatever the text says.
  ['打开淘宝看看 https://3.cn/ownCe4', { kind: 'short', platform: 'jd' }],
  // Markdown, forums, invisible characters, links without a scheme or encoded as a whole.
  [
    '看 [陶碗](https://e.tb.cn/h.ownCe5?tk=ownDe5)（口令 `ZX115`）',
    { kind: 'short', url: 'https://e.tb.cn/h.ownCe5?tk=ownDe5' },
  ],
  [
    '【京东】[https://3.cn/-ownCe6?jkl=@ownDe6](https://3.cn/-ownCe6?jkl=@ownDe6)@ CA4716 「静音键盘」\n点击链接直接打开',
    { kind: 'short', platform: 'jd', url: 'https://3.cn/-ownCe6?jkl=@ownDe6', title: '静音键盘', shareCode: 'CA4716' },
  ],
  ['W2C: https://weidian.com/item.html?itemID=[5550000278](tel:5550000278)', { kind: 'item', itemId: '5550000278' }],
  [
    String.raw`**<https://weidian.com/item.html?spider\_token=a\&itemID=5550000286>**`,
    { kind: 'item', itemId: '5550000286' },
  ],
  ['[url=https://weidian.com/item.html?itemID=5550000294]陶碗[/url]', { kind: 'item', itemId: '5550000294' }],
  ['https://weidian.com/item.html?itemID=5550000302\u200b', { kind: 'item', itemId: '5550000302' }],
  ['https://weidian.com/item\u2060.html?item\ufeffID=5550000310%E2%80%8B', { kind: 'item', itemId: '5550000310' }],
  ['https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D5550000328', { kind: 'item', itemId: '5550000328' }],
  ['看看item.taobao.com/item.htm?id=511000000363 好吗', { kind: 'item', itemId: '511000000363' }],
];

/** Texts that name no product: null if nothing is in them, otherwise the page that they lead to. */
export const noProducts: readonly [text: string, page: string | null][] = [
  ['', null],
  ['   ', null],
  ['no link at all', null],
  ['陶瓷 花瓶 30cm', null],
  ['hoodie (Sweatshirts) shop.example/a', null],
  ['7.50', null],
  ['gopher://shop.example/', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['(see https://shop.example/a_(b).)', 'https://shop.example/a_(b)'],
  // A marketplace, but no product of it.
  ['https://weidian.com/item.html?wfr=c', 'https://weidian.com/item.html?wfr=c'],
  ['https://shop70000001.taobao.com/?id=511000000314', 'https://shop70000001.taobao.com/?id=511000000314'],
  ['https://item.taobao.com/item.htm?id=51x', 'https://item.taobao.com/item.htm?id=51x'],
  ['https://item.taobao.com:8443/item.htm?id=511000000322', 'https://item.taobao.com:8443/item.htm?id=511000000322'],
  ['https://www.goofish.com/personal?id=533000000318', 'https://www.goofish.com/personal?id=533000000318'],
  ['https://list.tmall.com/search?id=522000000311', 'https://list.tmall.com/search?id=522000000311'],
  ['https://item.jd.com/list/1005.html', 'https://item.jd.com/list/1005.html'],
  ['https://www.amazon.com/dp/appliances', 'https://www.amazon.com/dp/appliances'],
  // An agent, but no product: without a platform, or with a number that has no row.
  ['https://dgobuy.com/en_US/goods/detail?spuId=5550000336', 'https://dgobuy.com/en_US/goods/detail?spuId=5550000336'],
  ['https://cnfans.com/product/1/511000000371', 'https://cnfans.com/product/1/511000000371'],
  ['https://hoobuy.com/product/3/511000000389', 'https://hoobuy.com/product/3/511000000389'],
  ['https://www.cssbuy.com/help', 'https://www.cssbuy.com/help'],
  [
    'https://cnfans.com/product?id=511000000330&platform=other',
    'https://cnfans.com/product?id=511000000330&platform=other',
  ],
  [
    'https://cnfans.com/product?url=https%3A%2F%2Fshop.example%2Fproducts%2Fbowl',
    'https://cnfans.com/product?url=https%3A%2F%2Fshop.example%2Fproducts%2Fbowl',
  ],
  // A page that came from a product is not that product.
  [
    'https://blog.example/?referrer=https%3A%2F%2Fitem.jd.com%2F100500000244.html',
    'https://blog.example/?referrer=https%3A%2F%2Fitem.jd.com%2F100500000244.html',
  ],
  ['https://dj.1688.com/help', 'https://dj.1688.com/help'],
  ['https://mall.jd.com/index-1000.html?sku=100500000376', 'https://mall.jd.com/index-1000.html?sku=100500000376'],
  // Another host with the look of one.
  ['https://amazon.com.shop.example/dp/B0OWN00025', 'https://amazon.com.shop.example/dp/B0OWN00025'],
  ['https://item.taobao.com@shop.example/item.htm?id=511000000348', 'https://shop.example/item.htm?id=511000000348'],
  [
    'https://blog.example/product/1/511000000355?platform=taobao&id=511000000355',
    'https://blog.example/product/1/511000000355?platform=taobao&id=511000000355',
  ],
];
