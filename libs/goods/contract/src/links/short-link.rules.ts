import type { Platform } from './platforms.ts';

/** Hosts whose links reveal nothing until they are followed; the server follows them through its guarded fetcher. */
export interface ShortLinkRule {
  hosts: readonly string[];
  /** The platform, if the host belongs to one. */
  platform: Platform | null;
  /** Set if only some paths of the host are short links. */
  path?: RegExp;
}

const code = /^\/[\w.~-]{4,}\/?$/;

export const shortLinkRules: readonly ShortLinkRule[] = [
  { hosts: ['s.click.taobao.com', 'click.taobao.com'], platform: 'taobao' },
  // Shared by Taobao, Tmall and Xianyu; the text around the link may name the right one.
  { hosts: ['.tb.cn'], platform: 'taobao' },
  { hosts: ['qr.1688.com', 'm.qr.1688.com'], platform: '1688' },
  { hosts: ['3.cn', 'u.jd.com'], platform: 'jd' },
  { hosts: ['dw4.co', '.dw4.co', 'dewu.cn'], platform: 'dewu' },
  { hosts: ['weidian.info'], platform: 'weidian' },
  { hosts: ['.youshop10.com'], platform: 'weidian', path: code },
  { hosts: ['p.pinduoduo.com', 'file.yangkeduo.com'], platform: 'pinduoduo', path: code },
  { hosts: ['xhslink.com', '.xhslink.com'], platform: 'xiaohongshu' },
  { hosts: ['v.douyin.com'], platform: 'douyin' },
  { hosts: ['t.vip.com'], platform: 'vip' },
  { hosts: ['m.goofish.com'], platform: 'xianyu', path: code },
  { hosts: ['a.co', 'amzn.to', 'amzn.eu', 'amzn.asia', 'amzn.com'], platform: 'amazon' },
  { hosts: ['ebay.us', 'ebay.to'], platform: 'ebay' },
  { hosts: ['s.click.aliexpress.com', 'a.aliexpress.com'], platform: 'aliexpress' },
  // Hosts of agents.
  {
    hosts: [
      'oopbuy.cc',
      'ikako.vip',
      'sl.hegobuy.com',
      'sl.kakobuy.com',
      'sl.hagobuy.com',
      'link.acbuy.com',
      'allapp.link',
      '.page.link',
      'hoobuy.cc',
      's.cnfans.com',
    ],
    platform: null,
  },
  // General short-link services.
  { hosts: ['bit.ly', 't.co', 't.cn', 'tinyurl.com', 'url.cn', 'dwz.cn', 'goo.gl', 'suo.im', 'is.gd'], platform: null },
];
