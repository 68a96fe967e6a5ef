import { inspect } from 'node:util';
import { FetchRefused } from '@caravan/server-core';
import { describe, expect, it } from 'vitest';
import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { ItemDataService } from '../look-ups/goods-source.ts';
import { hasSharedFixtures, sharedNote } from '../../../../../tools/config/shared-fixtures.ts';
import { answerFaults, realAnswer } from '../score/answer-score.ts';
import { onebound1688, oneboundError, oneboundTaobao, tmapi1688 } from '../testing/service-answers.ts';
import { oneboundService } from './onebound.source.ts';
import { tmapiService } from './tmapi.source.ts';

const key = 'key_4711';
const secret = 'secret_0815';
const never = new AbortController().signal;

const linkOf = (text: string): ItemLink => {
  const link = recogniseLink(text);
  if (link?.kind !== 'item') throw new Error(`no product: ${text}`);
  return link;
};

interface Served {
  status?: number;
  body: unknown;
}

const serving = ({ status = 200, body }: Served, asked: string[] = []): GuardedFetch => {
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  return async (url, kind) => {
    asked.push(`${kind} ${url}`);
    return { url, status, contentType: 'text/html', bytes };
  };
};

const taobao = linkOf('https://item.taobao.com/item.htm?id=511000000512&skuId=5110000005121');
const offer = linkOf('https://detail.1688.com/offer/544000000513.html');
const tmapiOffer = linkOf('https://detail.1688.com/offer/544000000521.html');

const onebound = (served: Served, asked?: string[]) => oneboundService({ key, secret }, serving(served, asked));
const tmapi = (served: Served, asked?: string[]) => tmapiService(key, serving(served, asked));

const refusalOf = async (service: ItemDataService, link: ItemLink): Promise<string> =>
  service.read(link, never).then(
    (answer) => `read ${inspect(answer, { depth: 6 })}`,
    (error: unknown) => inspect(error, { depth: 8, showHidden: true }).split('\n')[0] ?? '',
  );

describe('an answer', () => {
  it('of Onebound is Taobao’s item', async () => {
    const asked: string[] = [];
    const answer = await onebound({ body: oneboundTaobao }, asked).read(taobao, never);
    const image = 'https://pictures.example/brown.jpg';
    expect(answer).toMatchObject({
      platform: 'taobao',
      itemId: '511000000512',
      url: 'https://item.taobao.com/item.htm?id=511000000512',
      skuId: '5110000005121',
      reading: {
        source: 'provider',
        title: '柳编灯罩 卧室吊灯',
        description: '品牌：山谷；材质：柳条',
        price: { amount: '126', currency: 'CNY' },
        shopName: '山谷柳编',
        shipping: '0',
        availability: 'in_stock',
        images: ['https://pictures.example/shade.jpg', 'https://pictures.example/shade-2.jpg'],
        confirm: false,
        options: [
          { name: '尺码', values: [{ label: '30厘米（小）', image: null }] },
          {
            name: '颜色',
            values: [
              { label: '茶色', image },
              { label: '原色', image: null },
            ],
          },
        ],
        skus: [
          {
            id: '5110000005121',
            labels: ['30厘米（小）', '茶色'],
            price: { amount: '126', currency: 'CNY' },
            image,
            stock: 35,
          },
        ],
      },
    });
    expect(asked).toEqual([
      `service https://api-gw.onebound.cn/taobao/item_get/?key=${key}&secret=${secret}&num_iid=511000000512&is_promotion=1&lang=zh-CN&cache=no`,
    ]);
  });

  it('of Onebound is a 1688 item, whose prices are numbers and decrease with the quantity', async () => {
    const answer = await onebound({ body: onebound1688 }).read(offer, never);
    expect(answer?.reading).toMatchObject({
      price: { amount: '48', currency: 'CNY' },
      shopName: null,
      tiers: [
        { minQuantity: 2, amount: '48' },
        { minQuantity: 60, amount: '41' },
        { minQuantity: 500, amount: '36.5' },
      ],
      options: [{ name: 'Color', values: [{ label: 'blue/white rim' }] }],
      skus: [
        {
          id: '5440000005131',
          price: { amount: '48' },
          stock: 730,
          image: 'https://pictures.example/mug-blue.jpg',
        },
      ],
      shipping: null,
      confirm: false,
    });
  });

  it('of TMAPI is a 1688 item, whose listed price is for many pieces', async () => {
    const asked: string[] = [];
    const answer = await tmapi({ body: tmapi1688 }, asked).read(tmapiOffer, never);
    const grey = 'https://pictures.example/grey.jpg';
    const beige = 'https://pictures.example/beige.jpg';
    const price = { amount: '27.85', currency: 'CNY' };
    expect(answer).toMatchObject({
      platform: '1688',
      itemId: '544000000521',
      skuId: null,
      reading: {
        title: '亚麻围裙 加厚',
        description: '品类：围裙；面料：亚麻',
        price,
        tiers: [
          { minQuantity: 1, amount: '27.85' },
          { minQuantity: 80, amount: '24.10' },
          { minQuantity: 400, amount: '22.40' },
        ],
        shopName: '河岸织造厂',
        shipping: '6',
        availability: 'in_stock',
        images: ['https://pictures.example/apron.jpg', 'https://pictures.example/apron-2.jpg'],
        confirm: false,
        options: [
          { name: '颜色', values: [{ label: '灰色' }, { label: '米色' }] },
          { name: '尺码', values: [{ label: 'M' }, { label: 'XL' }] },
        ],
        skus: [
          { id: '5440000005212', labels: ['米色', 'XL'], price, stock: 312, image: beige },
          { id: '5440000005211', labels: ['灰色', 'M'], price, stock: 204, image: grey },
        ],
      },
    });
    expect(asked).toEqual([
      `service http://api.tmapi.top/1688/item_detail?apiToken=${key}&item_id=544000000521&language=zh`,
    ]);
  });

  it('of Onebound that is an error is a refusal', async () => {
    expect(await refusalOf(onebound({ body: oneboundError }), taobao)).toBe('ServiceRefused: onebound: error 2000');
  });

  it.each([
    ['num', 'in_stock'],
    ['quantity', 'out_of_stock'],
  ])('without pieces left in %s is %s', async (field, availability) => {
    const body = JSON.stringify(oneboundTaobao).replaceAll(`"${field}":"35"`, `"${field}":"0"`);
    expect(await onebound({ body }).read(taobao, never)).toMatchObject({
      reading: { availability, price: { amount: '126' } },
    });
  });

  it.each([
    ['price', 0],
    ['price', '0.00'],
    ['price', -48],
    ['price', 99_999_999],
    ['price', 'call us'],
    ['price', '48-96'],
    ['price', 4800],
    ['price', { now: 48 }],
    ['num_iid', 544_000_000_521],
    ['num_iid', '544000000513 '.repeat(2)],
    ['num_iid', null],
    ['title', ''],
    ['title', null],
    ['error', 'item-not-found'],
  ])('of Onebound is refused with %s %j', async (field, value) => {
    const body = { ...onebound1688, item: { ...onebound1688.item, [field]: value } };
    expect(await refusalOf(onebound({ body }), offer)).toMatch(/^ServiceRefused/);
  });

  it.each([
    ['item_id', 1],
    ['currency', 'USD'],
    ['currency', undefined],
    ['skus', []],
    ['price_info', { price: '0' }],
    ['title', {}],
  ])('of TMAPI is refused with %s %j', async (field, value) => {
    const body = { ...tmapi1688, data: { ...tmapi1688.data, [field]: value } };
    expect(await refusalOf(tmapi({ body }), tmapiOffer)).toMatch(/^ServiceRefused/);
  });

  it.each([0, '0', null, 'free', 9_999_999])('has no variant that costs %j', async (sale_price) => {
    const { data } = tmapi1688;
    const [first, ...others] = data.skus;
    const answer = await tmapi({
      body: { ...tmapi1688, data: { ...data, skus: [{ ...first, sale_price }, ...others] } },
    }).read(tmapiOffer, never);
    expect(answer?.reading?.skus.map(({ id }) => id)).toEqual(['5440000005211']);
    const none = { ...tmapi1688, data: { ...data, skus: data.skus.map((sku) => ({ ...sku, sale_price })) } };
    expect(await refusalOf(tmapi({ body: none }), tmapiOffer)).toBe('ServiceRefused: tmapi: no variant with a price');
  });

  it.skipIf(!hasSharedFixtures).each([
    ['onebound_taobao_item_get.json', onebound, (id: string) => `https://item.taobao.com/item.htm?id=${id}`],
    ['onebound_1688_item_get.json', onebound, (id: string) => `https://detail.1688.com/offer/${id}.html`],
    ['tmapi_1688_item_detail.json', tmapi, (id: string) => `https://detail.1688.com/offer/${id}.html`],
  ])(`that is real is read: %s${sharedNote}`, async (name, service, urlOf) => {
    const { body, expected } = realAnswer(name);
    const answer = await service({ body }).read(linkOf(urlOf(expected.itemId ?? '')), never);
    expect(answer).toMatchObject({ platform: expected.platform, itemId: expected.itemId });
    expect(answerFaults(answer?.reading, expected)).toEqual([]);
  });
});

describe('a service', () => {
  it('is not called for unsupported platforms', async () => {
    const asked: string[] = [];
    const jd = linkOf('https://item.jd.com/100500000517.html');
    expect(await onebound({ body: {} }, asked).read(jd, never)).toBeNull();
    expect(await tmapi({ body: {} }, asked).read(jd, never)).toBeNull();
    expect(await tmapi({ body: {} }, asked).read(taobao, never)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('requests Tmall’s products as Taobao’s, and returns them as Tmall’s', async () => {
    const asked: string[] = [];
    const link = linkOf('https://detail.tmall.com/item.htm?id=511000000512');
    const body = { error_code: '0000', item: { num_iid: '511000000512', title: 'Tote', price: '68.00' } };
    expect(await onebound({ body }, asked).read(link, never)).toMatchObject({
      platform: 'tmall',
      url: link.url,
      reading: { price: { amount: '68.00' } },
    });
    expect(asked[0]).toContain('/taobao/item_get/');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>502 Bad Gateway</html>'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another shape', { code: 0, data: 'x' }],
    ['an unusable item', { error_code: '0000', item: 'x' }],
    ['an empty item', { error_code: '0000', code: 200, item: {}, data: {} }],
    ['an error that repeats the key', { error_code: key, code: secret, error: `${key} ${secret}` }],
  ])('that answers %s is refused', async (_, body) => {
    for (const service of [onebound({ body }), tmapi({ body })])
      expect(await refusalOf(service, offer)).toMatch(/^ServiceRefused: (onebound|tmapi): /);
  });

  it.each([400, 401, 403, 417, 422, 429, 439, 499, 500])(
    'that answers with status %i is refused, with any body',
    async (status) => {
      const body = { error_code: '0000', code: 200, item: { num_iid: offer.itemId, title: 'Tote', price: 1 } };
      expect(await refusalOf(onebound({ status, body }), offer)).toBe(`ServiceRefused: onebound: status ${status}`);
      expect(await refusalOf(tmapi({ status, body }), offer)).toBe(`ServiceRefused: tmapi: status ${status}`);
    },
  );

  it('never reveals its key, neither in errors nor in answers', async () => {
    const telling: GuardedFetch = async (url) => {
      throw new FetchRefused('network', { cause: new Error(`could not reach ${url}`) });
    };
    const broken: GuardedFetch = async (url) => {
      throw new Error(`could not reach ${url}`);
    };
    const item = {
      num_iid: offer.itemId,
      title: 'Tote',
      price: '68.00',
      desc: `<img src="https://o0b.example/${key}">`,
    };
    const outcomes: unknown[] = [];
    for (const fetch of [
      telling,
      broken,
      serving({ body: { error_code: '0000', item } }),
      serving({ body: { error_code: `${key}${secret}` } }),
    ]) {
      for (const service of [oneboundService({ key, secret }, fetch), tmapiService(key, fetch)])
        outcomes.push(await service.read(offer, never).catch((error: unknown) => error));
    }
    const everything = inspect(outcomes, { depth: 20, showHidden: true });
    expect(everything).toContain('onebound: network');
    expect(everything).toContain('68.00');
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(secret);
  });
});

describe('variants of a service', () => {
  const item = (over: object) => ({
    error_code: '0000',
    item: { num_iid: offer.itemId, title: 'Tote', price: '68', ...over },
  });
  const sku = (properties: string, price: string, quantity = 5) => ({
    properties,
    price,
    quantity,
    sku_id: '1',
    properties_name: '',
  });
  const props_list = { '1:1': 'Size: S', '1:2': 'Size: M' };
  const read = (over: object) => onebound({ body: item(over) }).read(offer, never);

  it('have their own prices, and the cheapest available one is the price', async () => {
    const answer = await read({ props_list, skus: { sku: [sku('1:1', '58', 0), sku('1:2', '68')] } });
    expect(answer?.reading).toMatchObject({
      price: { amount: '68' },
      highAmount: null,
      skus: [{ price: { amount: '58' }, stock: 0 }, {}],
    });
  });

  it('have names from their texts if the item does not name them', async () => {
    const written = { ...sku('1:1;2:7', '68'), properties_name: '1:1:Size:S;2:7:Ratio:16:9' };
    expect(
      (await read({ skus: { sku: [written] } }))?.reading?.options.map(({ name, values }) => [name, values[0]?.label]),
    ).toEqual([
      ['Size', 'S'],
      ['Ratio', '16:9'],
    ]);
  });

  it.each([
    ['a value without a name', [sku('1:1', '68'), sku('1:9', '68')]],
    ['the same choice twice', [sku('1:1', '68'), sku('1:1', '78')]],
    ['two values of one option', [sku('1:1;1:2', '68')]],
    ['no choice although others have one', [sku('1:1', '68'), sku('', '68')]],
  ])('cause a refusal of the answer with %s', async (_, skus) => {
    expect(await refusalOf(onebound({ body: item({ props_list, skus: { sku: skus } }) }), offer)).toMatch(
      /^ServiceRefused/,
    );
  });

  it.each([[[]], [''], [undefined], [{ sku: [sku('', '68')] }]])('are optional: %j', async (skus) => {
    expect((await read({ skus }))?.reading).toMatchObject({ price: { amount: '68' }, options: [], skus: [] });
  });

  it('need a comparison if none has the listed price, and are refused if it differs too much', async () => {
    const skus = (price: string) => ({ props_list, skus: { sku: [sku('1:1', price), sku('1:2', price)] } });
    expect((await read(skus('75')))?.reading).toMatchObject({ price: { amount: '75' }, confirm: true });
    expect(await refusalOf(onebound({ body: item(skus('6800')) }), offer)).toMatch(/contradict/);
    expect(await refusalOf(onebound({ body: item(skus('0.68')) }), offer)).toMatch(/contradict/);
  });

  it.each([
    [
      [
        [1, 68],
        [10, 80],
      ],
    ],
    [
      [
        [10, 68],
        [1, 60],
      ],
    ],
    [[[1, 50]]],
    [[['x', 'y']]],
    ['68'],
  ])('have no contradicting tiers: %j', async (priceRange) => {
    expect((await read({ props_list, priceRange, skus: { sku: [sku('1:1', '68')] } }))?.reading).toMatchObject({
      tiers: [],
      price: { amount: '68' },
    });
  });

  it.each([
    [{ post_fee: '10.00' }, '10.00'],
    [{ post_fee: 0, express_fee: 8 }, '8'],
    [{ post_fee: 0 }, '0'],
    [{ post_fee: -1 }, null],
    [{ post_fee: 99_999 }, null],
    [{}, null],
  ])('have the shipping cost of the item: %j', async (fees, shipping) => {
    expect((await read(fees))?.reading?.shipping).toBe(shipping);
  });
});
