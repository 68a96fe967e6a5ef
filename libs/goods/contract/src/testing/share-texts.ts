// zh-punctuation: off, because share texts are as apps write them.
import type { Platform } from '../links/platforms.ts';
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
  ['https://weidian.info/ownAb5', 'weidian'],
  ['https://p.pinduoduo.com/ownAa7', 'pinduoduo'],
  ['http://xhslink.com/o/ownAa8', 'xiaohongshu'],
  ['https://v.douyin.com/ownAb6/', 'douyin'],
  ['https://t.vip.com/ownAb7', 'vip'],
  ['https://m.goofish.com/ownAb8', 'xianyu'],
  ['https://amzn.to/ownAa9', 'amazon'],
  ['https://ebay.us/m/ownAb1', 'ebay'],
  ['https://a.aliexpress.com/_ownAb2', 'aliexpress'],
  ['https://sl.kakobuy.com/ownAb3', null],
  ['https://bit.ly/ownAb4', null],
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
];

/** Texts that name no product: null if nothing is in them, otherwise the page that they lead to. */
export const noProducts: readonly [text: string, page: string | null][] = [
  ['', null],
  ['   ', null],
  ['no link at all', null],
  ['陶瓷 花瓶 30cm', null],
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
  // An agent, but no product.
  ['https://www.cssbuy.com/help', 'https://www.cssbuy.com/help'],
  [
    'https://cnfans.com/product?id=511000000330&platform=other',
    'https://cnfans.com/product?id=511000000330&platform=other',
  ],
  [
    'https://cnfans.com/product?url=https%3A%2F%2Fshop.example%2Fproducts%2Fbowl',
    'https://cnfans.com/product?url=https%3A%2F%2Fshop.example%2Fproducts%2Fbowl',
  ],
  // Another host with the look of one.
  ['https://amazon.com.shop.example/dp/B0OWN00025', 'https://amazon.com.shop.example/dp/B0OWN00025'],
  ['https://item.taobao.com@shop.example/item.htm?id=511000000348', 'https://shop.example/item.htm?id=511000000348'],
  [
    'https://blog.example/product/1/511000000355?platform=taobao&id=511000000355',
    'https://blog.example/product/1/511000000355?platform=taobao&id=511000000355',
  ],
];
