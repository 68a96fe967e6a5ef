import { FetchRefused } from '@caravan/server-core';
import { afterAll, describe, expect, it } from 'vitest';
import { recogniseLink } from '@caravan/goods/contract/links';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { FetchableLink } from '../look-ups/goods-source.ts';
import { makePageReader } from './page-reader.ts';
import { pageSource } from './page.source.ts';

const reader = makePageReader();
afterAll(() => reader.close());

interface Answer {
  status?: number;
  /** The URL after redirects. */
  url?: string;
  body: string;
}

/** A web of a few URLs. Any other is refused. */
const source = (web: Record<string, Answer>) => {
  const fetch: GuardedFetch = async (url, kind) => {
    const answer = web[url];
    if (!answer) throw new FetchRefused('network');
    return {
      url: answer.url ?? url,
      status: answer.status ?? 200,
      contentType: kind === 'json' ? 'application/json' : 'text/html',
      bytes: new TextEncoder().encode(answer.body),
    };
  };
  const { read } = pageSource({ fetch, reader });
  return { read: (link: FetchableLink) => read(link, new AbortController().signal) };
};

const linkOf = (text: string): FetchableLink => {
  const link = recogniseLink(text);
  if (!link || link.kind === 'text') throw new Error(`no link: ${text}`);
  return link;
};

const product = (name: string, price: string) =>
  `<h1>${name}</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers: { price, priceCurrency: 'CNY' } })}</script>`;
const taobao = 'https://item.taobao.com/item.htm?id=674029285425';
const short = 'https://m.tb.cn/h.UvpmkC1';

describe('short links', () => {
  it('are followed through redirects', async () => {
    const answer = await source({ [short]: { url: `${taobao}&spm=1`, body: product('Tote', '68') } }).read(
      linkOf(short),
    );
    expect(answer).toMatchObject({
      platform: 'taobao',
      itemId: '674029285425',
      url: taobao,
      reading: { title: 'Tote' },
    });
  });

  it('are followed through the script of their page', async () => {
    const web = {
      [short]: { body: `<script>var url = '${taobao}&spm=1';</script>` },
      [taobao]: { body: product('Tote', '68') },
    };
    expect(await source(web).read(linkOf(short))).toMatchObject({
      platform: 'taobao',
      itemId: '674029285425',
      reading: { price: { amount: '68' } },
    });
  });

  it('are known by their target if it cannot be read', async () => {
    const unreachable = await source({ [short]: { body: `<script>location='${taobao}'</script>` } }).read(
      linkOf(short),
    );
    expect(unreachable).toEqual({
      platform: 'taobao',
      itemId: '674029285425',
      url: taobao,
      skuId: null,
      reading: null,
    });
    const wall = await source({ [short]: { url: taobao, body: '<title>验证码拦截</title>' } }).read(linkOf(short));
    expect(wall).toMatchObject({ platform: 'taobao', itemId: '674029285425', reading: null });
  });
});

describe('pages with a captcha or login', () => {
  it.each([
    [{ status: 403, body: product('Tote', '68') }],
    [{ status: 404, body: product('Tote', '68') }],
    [{ url: 'https://login.taobao.com/member/login.jhtml', body: product('Tote', '68') }],
    [{ body: '<title>访问验证</title>' }],
  ])('%j contains no product', async (page) => {
    expect(await source({ [taobao]: page }).read(linkOf(taobao))).toMatchObject({
      platform: 'taobao',
      itemId: '674029285425',
      url: taobao,
      reading: null,
    });
  });
});

describe('shops with product JSON', () => {
  const coat = 'https://shop.example/products/coat';
  const head =
    '<script src="https://cdn.shopify.com/a.js"></script><meta property="og:price:amount" content="129.00"><meta property="og:price:currency" content="USD">';
  const body = JSON.stringify({
    title: 'Coat',
    options: [{ name: 'Size' }],
    variants: [
      { id: 1, options: ['S'], price: 12900, available: true },
      { id: 2, options: ['M'], price: 13900, available: false },
    ],
  });

  it('provide options and variants, in the currency of the page', async () => {
    const answer = await source({ [coat]: { body: head }, [`${coat}.js`]: { body } }).read(linkOf(coat));
    expect(answer).toMatchObject({
      platform: 'shopify',
      itemId: 'coat',
      reading: {
        price: { amount: '129.00', currency: 'USD' },
        skus: [{ id: '1' }, { id: '2', stock: 0 }],
        confirm: false,
      },
    });
  });

  it.each([['not JSON'], ['{}']])('are read from their page if the JSON is %s', async (broken) => {
    const answer = await source({
      [coat]: { body: head + product('Coat', '129.00') },
      [`${coat}.js`]: { body: broken },
    }).read(linkOf(coat));
    expect(answer).toMatchObject({ reading: { title: 'Coat', skus: [] } });
  });

  it('are not recognised only by the form of a URL', async () => {
    expect(await source({ [coat]: { body: product('Coat', '129.00') } }).read(linkOf(coat))).toMatchObject({
      platform: 'web',
      itemId: null,
    });
  });
});
