import type { Platform } from '@caravan/kernel';

/** Links that reveal nothing until they are followed; the server follows them through its guarded fetcher. */
export interface ShortLinkRule {
  hosts: readonly string[];
  /** The platform, if the host belongs to one. */
  platform: Platform | null;
  /** Other platforms of the host. The text around the link may name one of them. */
  others?: readonly Platform[];
  /** Set if only some paths of the host are short links. */
  path?: RegExp;
  /** The query parameters (lower case) one of which makes it such a link. */
  query?: readonly string[];
}

const code = /^\/[\w=~-]{4,}\/?$/;

/** Subdomains that agents use for short links, such as `sl.kakobuy.com` and `link.acbuy.com`. */
export const agentShortHost = /^(?:go|l|link|s|sl|t)\./i;

export const shortLinkRules: readonly ShortLinkRule[] = [
  { hosts: ['s.click.taobao.com', 'click.taobao.com', 'uland.taobao.com'], platform: 'taobao' },
  // Advertisements in searches.
  { hosts: ['.simba.taobao.com'], platform: 'taobao', others: ['tmall'] },
  { hosts: ['dj.1688.com'], platform: '1688', path: /^\/ci_/ },
  { hosts: ['.tb.cn'], platform: 'taobao', others: ['tmall', 'xianyu'] },
  { hosts: ['qr.1688.com', 'm.qr.1688.com'], platform: '1688' },
  { hosts: ['3.cn', 'u.jd.com', 'union-click.jd.com'], platform: 'jd' },
  { hosts: ['dw4.co', '.dw4.co', 'dewu.cn'], platform: 'dewu' },
  { hosts: ['weidian.info'], platform: 'weidian' },
  { hosts: ['.youshop10.com', 'k.weidian.com'], platform: 'weidian', path: code },
  { hosts: ['p.pinduoduo.com', 'file.yangkeduo.com'], platform: 'pinduoduo', path: code },
  // The share page of a product, and the pages of promoters: the app encrypts the number.
  { hosts: ['.yangkeduo.com', '.pinduoduo.com'], platform: 'pinduoduo', query: ['ps', 'goods_sign'] },
  { hosts: ['xhslink.com', '.xhslink.com'], platform: 'xiaohongshu' },
  { hosts: ['v.douyin.com'], platform: 'douyin' },
  { hosts: ['t.vip.com'], platform: 'vip' },
  { hosts: ['m.goofish.com'], platform: 'xianyu', path: code },
  { hosts: ['a.co', 'amzn.to', 'amzn.eu', 'amzn.asia', 'amzn.in', 'amzn.com'], platform: 'amazon' },
  { hosts: ['ebay.us', 'ebay.to'], platform: 'ebay' },
  { hosts: ['s.click.aliexpress.com', 'a.aliexpress.com'], platform: 'aliexpress' },
  // Hosts of agents.
  {
    hosts: ['oopbuy.cc', 'hoobuy.cc', 'vigorbuy.cc', 'hipobuy.cn', 'ikako.vip', 'litbuy.shop', 's.spblk.com'],
    platform: null,
  },
  { hosts: ['gateway.boonbuy.com'], platform: null, path: /\/lit\// },
  // Services for apps and general ones.
  { hosts: ['.allapp.link', '.page.link', '.app.link'], platform: null },
  {
    hosts: [
      'bit.ly',
      'buff.ly',
      'cutt.ly',
      'dwz.cn',
      'goo.gl',
      'is.gd',
      'ow.ly',
      'rb.gy',
      'rebrand.ly',
      'shorturl.at',
      'sourl.cn',
      'suo.im',
      't.cn',
      't.co',
      't.ly',
      'tinyurl.com',
      '.url.cn',
      'v.gd',
    ],
    platform: null,
  },
];
