import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { FetchRefused } from '@caravan/server-core';
import { describe, expect, it } from 'vitest';
import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';
import type { GuardedFetch } from '../ports/guarded-fetch.ts';
import type { ItemDataService } from '../ports/goods-source.ts';
import { fixtures } from '../score/page-score.ts';
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

interface Recorded {
  response: Record<string, unknown>;
}
const recorded = (name: string): Record<string, unknown> =>
  (JSON.parse(readFileSync(join(fixtures, 'providers', name), 'utf8')) as Recorded).response;

const taobao = linkOf('https://item.taobao.com/item.htm?id=606725453107&skuId=4476715631140');
const offer = linkOf('https://detail.1688.com/offer/582896733162.html');
const tmapiOffer = linkOf('https://detail.1688.com/offer/859086919394.html');

const onebound = (served: Served, asked?: string[]) => oneboundService({ key, secret }, serving(served, asked));
const tmapi = (served: Served, asked?: string[]) => tmapiService(key, serving(served, asked));

const refusalOf = async (service: ItemDataService, link: ItemLink): Promise<string> =>
  service.read(link, never).then(
    (answer) => `read ${inspect(answer, { depth: 6 })}`,
    (error: unknown) => inspect(error, { depth: 8, showHidden: true }).split('\n')[0] ?? '',
  );

describe.skipIf(!existsSync(join(fixtures, 'providers')))(
  'recorded answers (skipped if ../shared/fixtures/goods is absent)',
  () => {
    it('reads Onebound’s Taobao item', async () => {
      const asked: string[] = [];
      const answer = await onebound({ body: recorded('onebound_taobao_item_get.json') }, asked).read(taobao, never);
      expect(answer).toMatchObject({
        platform: 'taobao',
        itemId: '606725453107',
        url: 'https://item.taobao.com/item.htm?id=606725453107',
        skuId: '4476715631140',
        reading: {
          source: 'provider',
          title: 'bikini游泳衣女夏分体纯色大胸挂脖比基尼性感三点式小胸聚拢泳装',
          description: '品牌：MRY',
          price: { amount: '39.8', currency: 'CNY' },
          shopName: '泳装原产地直销店',
          shipping: '0',
          availability: 'in_stock',
          images: ['https://img.alicdn.com/imgextra/i1/456706214/O1CN01hkv7uI1vm3ikk6C0d_!!0-item_pic.jpg'],
          confirm: false,
        },
      });
      const image = 'https://img.alicdn.com/imgextra/i2/456706214/O1CN01rzTZEL1vm3ikk8Gum_!!456706214.jpg';
      expect(answer?.reading?.options).toEqual([
        { name: '尺码', values: [{ label: 'S（建议70-85斤）', image: null }] },
        {
          name: '颜色分类',
          values: [
            { label: '军绿色', image },
            { label: '黑色', image: null },
          ],
        },
      ]);
      expect(answer?.reading?.skus).toEqual([
        {
          id: '4476715631140',
          labels: ['S（建议70-85斤）', '军绿色'],
          price: { amount: '39.8', currency: 'CNY' },
          image,
          stock: 200,
        },
      ]);
      expect(asked).toEqual([
        `service https://api-gw.onebound.cn/taobao/item_get/?key=${key}&secret=${secret}&num_iid=606725453107&is_promotion=1&lang=zh-CN&cache=no`,
      ]);
    });

    it('reads Onebound’s 1688 item, whose prices are numbers and decrease with the quantity', async () => {
      const answer = await onebound({ body: recorded('onebound_1688_item_get.json') }).read(offer, never);
      expect(answer?.reading).toMatchObject({
        price: { amount: '35', currency: 'CNY' },
        shopName: null,
        tiers: [
          { minQuantity: 3, amount: '35' },
          { minQuantity: 50, amount: '30' },
          { minQuantity: 1000, amount: '25' },
        ],
        options: [{ name: 'Color', values: [{ label: 'D7500 camouflage/camouflage' }] }],
        skus: [
          {
            id: '4531173224811',
            price: { amount: '35' },
            stock: 866,
            image: 'https://cbu01.alicdn.com/img/ibank/9820705794_529504497.jpg',
          },
        ],
        shipping: null,
        confirm: false,
      });
    });

    it('reads TMAPI’s 1688 item, whose listed price is for three hundred pieces', async () => {
      const asked: string[] = [];
      const answer = await tmapi({ body: recorded('tmapi_1688_item_detail.json') }, asked).read(tmapiOffer, never);
      expect(answer).toMatchObject({ platform: '1688', itemId: '859086919394', skuId: null });
      expect(answer?.reading).toMatchObject({
        title: '跨境速卖通女式长款睡衣家居服豹纹款开衫法式浴袍长袖秋冬睡袍',
        description: '产品类别：睡衣；面料名称：网纱',
        price: { amount: '29.89', currency: 'CNY' },
        tiers: [
          { minQuantity: 1, amount: '29.89' },
          { minQuantity: 100, amount: '27.60' },
          { minQuantity: 300, amount: '25.90' },
        ],
        shopName: '灌云县伊山镇春霞服装厂',
        shipping: '4',
        availability: 'in_stock',
        confirm: false,
      });
      expect(answer?.reading?.images).toHaveLength(2);
      expect(answer?.reading?.options.map(({ name, values }) => [name, values.map(({ label }) => label)])).toEqual([
        ['颜色', ['黄色豹纹', '白色豹纹']],
        ['尺码', ['S', 'L']],
      ]);
      expect(
        answer?.reading?.skus.map(({ id, labels, price, stock, image }) => [id, labels, price?.amount, stock, image]),
      ).toEqual([
        ['5674557541674', ['白色豹纹', 'L'], '29.89', 4975, expect.stringContaining('tfzgairTNV')],
        ['5674557541669', ['黄色豹纹', 'S'], '29.89', 4966, expect.stringContaining('tfzgcrZotc')],
      ]);
      expect(asked).toEqual([
        `service http://api.tmapi.top/1688/item_detail?apiToken=${key}&item_id=859086919394&language=zh`,
      ]);
    });

    it('passes Onebound’s error on as a refusal', async () => {
      expect(await refusalOf(onebound({ body: recorded('onebound_error.json') }), taobao)).toBe(
        'ServiceRefused: onebound: error 2000',
      );
    });

    it.each(['num', 'quantity'])('is sold out if no pieces are left (%s)', async (field) => {
      const body = JSON.parse(
        JSON.stringify(recorded('onebound_taobao_item_get.json')).replaceAll(`"${field}":"200"`, `"${field}":"0"`),
      ) as unknown;
      expect(await onebound({ body }).read(taobao, never)).toMatchObject({
        reading: { availability: field === 'num' ? 'in_stock' : 'out_of_stock', price: { amount: '39.8' } },
      });
    });

    it.each([
      ['price', 0],
      ['price', '0.00'],
      ['price', -35],
      ['price', 99_999_999],
      ['price', 'call us'],
      ['price', '35-70'],
      ['price', 3500],
      ['price', { now: 35 }],
      ['num_iid', 582_896_733_163],
      ['num_iid', '582896733162 '.repeat(2)],
      ['num_iid', null],
      ['title', ''],
      ['title', null],
      ['error', 'item-not-found'],
    ])('refuses a 1688 item with %s %j', async (field, value) => {
      const body = recorded('onebound_1688_item_get.json');
      expect(
        await refusalOf(onebound({ body: { ...body, item: { ...(body['item'] as object), [field]: value } } }), offer),
      ).toMatch(/^ServiceRefused/);
    });

    it.each([
      ['item_id', 1],
      ['currency', 'USD'],
      ['currency', undefined],
      ['skus', []],
      ['price_info', { price: '0' }],
      ['title', {}],
    ])('refuses a TMAPI item with %s %j', async (field, value) => {
      const body = recorded('tmapi_1688_item_detail.json');
      const data = { ...(body['data'] as object), [field]: value };
      expect(await refusalOf(tmapi({ body: { ...body, data } }), tmapiOffer)).toMatch(/^ServiceRefused/);
    });

    it.each([0, '0', null, 'free', 9_999_999])('omits a variant that costs %j', async (sale_price) => {
      const body = recorded('tmapi_1688_item_detail.json');
      const data = body['data'] as { skus: object[] };
      const skus = [{ ...data.skus[0], sale_price }, data.skus[1]];
      const answer = await tmapi({ body: { ...body, data: { ...data, skus } } }).read(tmapiOffer, never);
      expect(answer?.reading?.skus.map(({ id }) => id)).toEqual(['5674557541669']);
      const none = { ...body, data: { ...data, skus: data.skus.map((sku) => ({ ...sku, sale_price })) } };
      expect(await refusalOf(tmapi({ body: none }), tmapiOffer)).toBe('ServiceRefused: tmapi: no variant with a price');
    });
  },
);

describe('a service', () => {
  it('is not called for unsupported platforms', async () => {
    const asked: string[] = [];
    const jd = linkOf('https://item.jd.com/100012043978.html');
    expect(await onebound({ body: {} }, asked).read(jd, never)).toBeNull();
    expect(await tmapi({ body: {} }, asked).read(jd, never)).toBeNull();
    expect(await tmapi({ body: {} }, asked).read(taobao, never)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('requests Tmall’s products as Taobao’s, and returns them as Tmall’s', async () => {
    const asked: string[] = [];
    const link = linkOf('https://detail.tmall.com/item.htm?id=606725453107');
    const body = { error_code: '0000', item: { num_iid: '606725453107', title: 'Tote', price: '68.00' } };
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
