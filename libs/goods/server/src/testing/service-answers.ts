// zh-punctuation: off, because services answer with half-width marks.

// Invented answers of item-data services, in their grammar: prices and numbers as texts or numbers, as they come.

/** Onebound's Taobao item. */
export const oneboundTaobao = {
  error: '',
  reason: '',
  error_code: '0000',
  cache: 0,
  execution_time: '0.8',
  request_id: 'own.1',
  translate_language: 'zh-CN',
  item: {
    num_iid: '511000000512',
    title: '柳编灯罩 卧室吊灯',
    desc_short: '',
    price: '126.00',
    orginal_price: '168.00',
    nick: 'shangu_1',
    num: '35',
    min_num: 0,
    pic_url: '//pictures.example/shade.jpg',
    detail_url: 'https://item.taobao.com/item.htm?id=511000000512',
    item_imgs: [{ url: '//pictures.example/shade.jpg' }, { url: '//pictures.example/shade-2.jpg' }],
    post_fee: 0,
    express_fee: 0,
    ems_fee: 0,
    prop_imgs: { prop_img: [{ properties: '902:11', url: '//pictures.example/brown.jpg' }] },
    props: [
      { name: '品牌', value: '山谷' },
      { name: '材质', value: '柳条' },
    ],
    props_name: '901:21:尺码:30厘米（小）;902:11:颜色:茶色;902:12:颜色:原色',
    props_list: { '901:21': '尺码:30厘米（小）', '902:11': '颜色:茶色', '902:12': '颜色:原色' },
    skus: {
      sku: [
        {
          price: '126',
          total_price: 0,
          orginal_price: '126',
          properties: '901:21;902:11',
          properties_name: '901:21:尺码:30厘米（小）;902:11:颜色:茶色',
          quantity: '35',
          sku_id: '5110000005121',
        },
      ],
    },
    seller_id: '900000512',
    shop_id: '70000512',
    seller_info: { nick: 'shangu_1', shop_type: 'C', sid: '70000512', title: '山谷柳编', shop_name: '山谷柳编' },
    tmall: false,
    desc_img: [],
    error: null,
  },
};

/** Onebound's 1688 item: prices are numbers and decrease with the quantity, and the seller has a number for a name. */
export const onebound1688 = {
  error: '',
  reason: '',
  error_code: '0000',
  cache: 0,
  item: {
    num_iid: 544_000_000_513,
    title: 'Enamel mug',
    price: 48,
    orginal_price: 48,
    nick: '_sopid@OwnSeller_1',
    num: 1_460,
    min_num: 2,
    pic_url: 'https://pictures.example/mug.jpg',
    item_imgs: [{ url: 'https://pictures.example/mug.jpg' }],
    item_weight: '350',
    prop_imgs: { prop_img: [{ properties: '0:0', url: 'https://pictures.example/mug-blue.jpg' }] },
    props: [{ name: 'Material', value: 'Enamel' }],
    skus: {
      sku: [
        {
          price: 48,
          total_price: 48,
          batch_price: 48,
          onepiece_price: '48',
          properties: '0:0',
          properties_name: '0:0:Color:blue/white rim',
          quantity: 730,
          sku_id: 5_440_000_005_131,
          spec_id: '0f0e0d',
        },
      ],
    },
    props_list: { '0:0': 'Color:blue/white rim' },
    seller_id: null,
    shop_id: null,
    seller_info: { nick: '_sopid@OwnSeller_1', shop_name: '' },
    tmall: 'false',
    unit: '个',
    priceRange: [
      [2, 48],
      [60, 41],
      [500, 36.5],
    ],
  },
};

/** Onebound's answer for a product that is gone. */
export const oneboundError = { error: 'item-not-found', reason: 'no such item', error_code: '2000', cache: 0 };

const values = (...labels: [vid: string, name: string, imageUrl: string][]) =>
  labels.map(([vid, name, imageUrl]) => ({ vid, name, imageUrl }));

/** TMAPI's 1688 item: its listed price is that of the largest quantity. */
export const tmapi1688 = {
  code: 200,
  msg: 'success',
  data: {
    item_id: 544_000_000_521,
    product_url: 'https://detail.1688.com/offer/544000000521.html',
    title: '亚麻围裙 加厚',
    category_id: 1_001,
    currency: 'CNY',
    offer_unit: '件',
    product_props: [{ 品类: '围裙' }, { 面料: '亚麻' }],
    main_imgs: ['https://pictures.example/apron.jpg', 'https://pictures.example/apron-2.jpg'],
    sale_count: '18',
    price_info: { price: '22.40', price_min: '22.40', price_max: '27.85', origin_price_min: null, discount_price: '' },
    tiered_price_info: {
      begin_num: 1,
      prices: [
        { beginAmount: '1', price: '27.85' },
        { beginAmount: '80', price: '24.10' },
        { beginAmount: '400', price: '22.40' },
      ],
    },
    shop_info: { shop_name: '河岸织造厂', seller_login_id: '河岸织造厂' },
    delivery_info: { delivery_fee: 6, unit_weight: 0 },
    sku_props: [
      {
        pid: '0',
        prop_name: '颜色',
        values: values(
          ['0', '灰色', 'https://pictures.example/grey.jpg'],
          ['1', '米色', 'https://pictures.example/beige.jpg'],
        ),
      },
      { pid: '1', prop_name: '尺码', values: values(['0', 'M', ''], ['2', 'XL', '']) },
    ],
    skus: [
      {
        skuid: '5440000005212',
        specid: '1a1b',
        sale_price: '27.85',
        origin_price: null,
        stock: 312,
        props_ids: '0:1;1:2',
        props_names: '颜色:米色;尺码:XL',
      },
      {
        skuid: '5440000005211',
        specid: '1c1d',
        sale_price: '27.85',
        origin_price: null,
        stock: 204,
        props_ids: '0:0;1:0',
        props_names: '颜色:灰色;尺码:M',
      },
    ],
    is_sold_out: false,
    stock: 516,
    promotions: [],
  },
};
