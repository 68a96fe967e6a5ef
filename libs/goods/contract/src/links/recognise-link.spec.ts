import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, hasLinks, linkCases } from '../score/link-score.ts';
import { recogniseLink } from './recognise-link.ts';

const item = (platform: string, itemId: string) => ({ kind: 'item', platform, itemId });

describe('marketplaces', () => {
  it.each([
    [
      'https://item.taobao.com/item.htm?id=674029285425&spm=a.b',
      item('taobao', '674029285425'),
      'https://item.taobao.com/item.htm?id=674029285425',
    ],
    [
      'item.taobao.com/item.htm?id=674029285425',
      item('taobao', '674029285425'),
      'https://item.taobao.com/item.htm?id=674029285425',
    ],
    [
      'https://m.intl.taobao.com/detail/detail.html?id=763706333392',
      item('taobao', '763706333392'),
      'https://item.taobao.com/item.htm?id=763706333392',
    ],
    [
      'https://weidian.com/item.html?itemID%3D7240382968&sa=D',
      item('weidian', '7240382968'),
      'https://weidian.com/item.html?itemID=7240382968',
    ],
    [
      'https://detail.tmall.hk/hk/item.htm?id=612345678901',
      item('tmall', '612345678901'),
      'https://detail.tmall.com/item.htm?id=612345678901',
    ],
    [
      'https://h5.m.goofish.com/item?id=1073801913752',
      item('xianyu', '1073801913752'),
      'https://www.goofish.com/item?id=1073801913752',
    ],
    [
      'https://www.amazon.co.uk/Some-Book/dp/1849757097/ref=sr_1_1?th=1',
      item('amazon', '1849757097'),
      'https://www.amazon.co.uk/dp/1849757097',
    ],
    [
      'https://www.ebay.de/itm/Teddy-Bear/133588510845?hash=x',
      item('ebay', '133588510845'),
      'https://www.ebay.de/itm/133588510845',
    ],
    [
      'https://www.aliexpress.com/item/1005006123456789.html?spm=1',
      item('aliexpress', '1005006123456789'),
      'https://www.aliexpress.com/item/1005006123456789.html',
    ],
    [
      'https://product.suning.com/0070167435/12345678.html',
      item('suning', '0070167435/12345678'),
      'https://product.suning.com/0070167435/12345678.html',
    ],
  ])('%s', (text, expected, url) => {
    expect(recogniseLink(text)).toMatchObject({ ...expected, url, certain: true });
  });

  it('keeps the variant that the link names', () => {
    expect(recogniseLink('https://item.taobao.com/item.htm?id=1062941248301&skuId=6107517629983')).toMatchObject({
      skuId: '6107517629983',
    });
  });

  it('guesses a Shopify shop by its path and says that it is a guess', () => {
    expect(
      recogniseLink('https://shop.example/en-gb/collections/coats/products/red-rain-coat?variant=42&utm=x'),
    ).toMatchObject({
      ...item('shopify', 'red-rain-coat'),
      url: 'https://shop.example/en-gb/products/red-rain-coat',
      skuId: '42',
      certain: false,
    });
  });
});

describe('agents', () => {
  it.each([
    ['https://www.superbuy.com/en/page/buy/?platform=WD&id=5416187188', 'weidian', '5416187188', 'Superbuy'],
    ['https://findqc.com/detail/T1688/654321000?frm=1', '1688', '654321000', 'FindQC'],
    ['https://loongbuy.com/product-details?weidian=7212345678', 'weidian', '7212345678', 'LoongBuy'],
    ['https://buy.gonest.cn/en/product/675330231400?platform=taobao&type=1', 'taobao', '675330231400', 'Gonest'],
    ['https://cnshopper.com/goods/detail?keyword=675330231412&platform=taobao', 'taobao', '675330231412', 'CNShopper'],
    [
      'https://ezbuycn.com/api/chaid.aspx?key=https://item.taobao.com/item.htm?spm=1&id=675330231400',
      'taobao',
      '675330231400',
      'EZBuyCN',
    ],
    [
      'https://www.sifubuy.com/detail?productUrl=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D54161871828&type=2',
      'weidian',
      '54161871828',
      'SifuBuy',
    ],
  ])('%s', (text, platform, itemId, agent) => {
    expect(recogniseLink(text)).toMatchObject({ ...item(platform, itemId), agent });
  });

  it('does not read an id on a site that is no agent', () => {
    expect(recogniseLink('https://blog.example/product/1/675330231400?platform=taobao&id=675330231400')).toMatchObject({
      kind: 'page',
    });
  });
});

describe('texts', () => {
  it('finds the link in a sentence and leaves the punctuation', () => {
    expect(recogniseLink('看看这个https://item.jd.com/100012031548.html，很好（真的）')).toMatchObject({
      ...item('jd', '100012031548'),
    });
    expect(recogniseLink('(see https://shop.example/a_(b).)')).toMatchObject({
      kind: 'page',
      url: 'https://shop.example/a_(b)',
    });
  });

  it('prefers the product over other links in the text', () => {
    expect(recogniseLink('http://help.example/ https://item.jd.com/100012031548.html')).toMatchObject(
      item('jd', '100012031548'),
    );
  });

  it('starts a manual order from a share text without a link', () => {
    expect(recogniseLink('【淘宝】「帆布托特包」 打开淘宝')).toMatchObject({
      kind: 'text',
      platform: 'taobao',
      title: '帆布托特包',
      url: null,
    });
  });

  it.each([
    '',
    '   ',
    'not a url',
    '茅台 飞天 500ml',
    'gopher://x/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '3.50',
  ])('finds nothing in "%s"', (text) => {
    expect(recogniseLink(text)).toBeNull();
  });

  it('drops a name and password before the host', () => {
    expect(recogniseLink('https://item.taobao.com@evil.example/item.htm?id=674029285425')).toMatchObject({
      kind: 'page',
      url: 'https://evil.example/item.htm?id=674029285425',
    });
  });
});

describe('any text', () => {
  it('never names a marketplace for a host that only looks like one', () => {
    const host = fc.constantFrom(
      'item.taobao.com.evil.example',
      'evil-taobao.com',
      'taobao.com.cn.example',
      'xtmall.com',
      'amazon.com.evil.org',
    );
    fc.assert(
      fc.property(host, fc.webPath(), fc.bigInt({ min: 10n ** 9n, max: 10n ** 13n }), (name, path, id) => {
        const found = recogniseLink(`https://${name}${path}?id=${id}&itemID=${id}`);
        return found === null || found.kind !== 'item' || !found.certain;
      }),
    );
  });

  it.each([
    ['text', fc.string({ unit: 'binary', maxLength: 300 })],
    ['address', fc.webUrl({ withFragments: true, withQueryParameters: true })],
  ])('never throws for any %s', (_, any) => {
    fc.assert(fc.property(any, (text) => recogniseLink(text) !== undefined));
  });

  // The time must grow linearly with the length. Quadratic time would block every other request for seconds.
  it.each([
    ['quotes that never close around links', '「http://a.b/', { kind: 'page', url: 'http://a.b/', title: null }],
    ['quotes that never close', '「', null],
    ['brackets behind a link', ')', { kind: 'page', url: 'https://a.b/x' }, 'https://a.b/x'],
    ['dots behind a link', '.', { kind: 'page', url: 'https://a.b/x' }, 'https://a.b/x'],
    ['a title without end', '分享', { kind: 'page', url: 'https://a.b/x', title: null }, 'https://a.b/x 「【分享'],
  ])('reads four thousand characters of %s', (_, part, expected, start = '') => {
    const text = start + part.repeat(Math.floor((4_096 - start.length) / part.length));
    for (let times = 0; times < 500; times += 1) {
      const found = recogniseLink(text);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toMatchObject(expected);
    }
  });

  it('is the same for a canonical address', () => {
    const links = [
      'https://item.taobao.com/item.htm?id=674029285425',
      'https://weidian.com/item.html?itemID=7240382968',
      'https://www.ebay.com/itm/267149219732',
    ];
    for (const link of links) expect(recogniseLink(link)).toMatchObject({ url: link });
  });
});

describe.skipIf(!hasLinks())('shared fixtures (../shared/fixtures/goods/links; skipped where they are absent)', () => {
  it.each(linkCases().map(([kind, one]) => [kind, one.input, one] as const))('%s: %s', (_kind, _input, one) => {
    expect(faultsOf(one)).toEqual([]);
  });
});
