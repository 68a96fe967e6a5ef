/** The texts that shopper, staff and carrier write in each language; pages show them unchanged. */
const en = {
  nickname: 'Ada Example',
  shop: 'Bamboo Lane Studio',
  otherShop: 'Harbour Paper Works',
  goods: {
    caddy: {
      name: 'Enamel tea caddy with a brass lid',
      spec: 'Green, 250 g',
      picture: 'tea-set',
      fen: 4_850,
      shipping: 600,
    },
    lamp: { name: 'Walnut reading lamp', spec: 'Warm light, EU plug', picture: 'lamp', fen: 23_900, shipping: 1_200 },
    chime: { name: 'Bamboo wind chime', spec: 'Four tubes', picture: 'chime', fen: 3_600, shipping: 600 },
    umbrella: {
      name: 'Oil-paper umbrella, hand-painted plum blossoms, with a cotton sleeve',
      spec: 'Red, 84 cm',
      picture: 'umbrella',
      fen: 12_800,
      shipping: 900,
    },
    jacket: { name: 'Light rain jacket', spec: 'Yellow, M', picture: 'jacket', fen: 15_900, shipping: 0 },
    tote: { name: 'Canvas tote', spec: 'Indigo, L', picture: 'tote-indigo', fen: 8_200, shipping: 800 },
  },
  photoNote: 'The inside of the lid, please.',
  dimension: 'Strap length',
  measureNote: 'The first length included the handle.',
  note: 'Please wrap the lid apart from the tin.',
  refund: 'I ordered the wrong size.',
  refunded: 'Given back, the shop had not sent it yet.',
  gift: 'A top-up by the house',
  question: 'When will you buy this order?',
  wish: 'I look for a reading lamp like the one in the picture, with an EU plug.',
  found: 'We found this one. Shall we buy it?',
  packing: 'Leave the tin in its own box, please.',
  shipped: [
    ['departed', 'Shanghai', 'Left the country'],
    ['customs_held', 'Frankfurt', 'Customs asks for an invoice'],
  ],
  review: 'Everything arrived whole, and a day before it was promised. The lamp was packed in two boxes.',
  address: {
    first: 'Ada',
    last: 'Example',
    detail: 'Musterstraße 1, rear building',
    city: 'Berlin',
    second: '14 Example Avenue, apartment 5',
    secondCity: 'Fresno',
  },
};

export type Written = typeof en;

const zh: Written = {
  nickname: '林清和',
  shop: '竹巷工作室',
  otherShop: '港湾纸品店',
  goods: {
    caddy: { name: '黄铜盖搪瓷茶叶罐', spec: '绿色，250 克', picture: 'tea-set', fen: 4_850, shipping: 600 },
    lamp: { name: '胡桃木阅读灯', spec: '暖光，欧规插头', picture: 'lamp', fen: 23_900, shipping: 1_200 },
    chime: { name: '竹风铃', spec: '四管', picture: 'chime', fen: 3_600, shipping: 600 },
    umbrella: {
      name: '手绘梅花油纸伞（附棉布伞套，竹骨手工制作）',
      spec: '红色，84 厘米',
      picture: 'umbrella',
      fen: 12_800,
      shipping: 900,
    },
    jacket: { name: '轻便雨衣', spec: '黄色，中码', picture: 'jacket', fen: 15_900, shipping: 0 },
    tote: { name: '帆布托特包', spec: '靛蓝，大号', picture: 'tote-indigo', fen: 8_200, shipping: 800 },
  },
  photoNote: '请拍一下盖子内侧。',
  dimension: '肩带长',
  measureNote: '首次测量的长度包含了提手。',
  note: '盖子请和罐身分开包装。',
  refund: '尺码选错了。',
  refunded: '商家尚未发货，已退款。',
  gift: '活动赠送余额',
  question: '这个订单什么时候采购？',
  wish: '想找一盏和图片里一样的阅读灯，要欧规插头。',
  found: '找到了这一款，需要帮您买吗？',
  packing: '茶叶罐请保留原包装盒。',
  shipped: [
    ['departed', '上海', '已离境'],
    ['customs_held', '法兰克福', '海关要求提供发票'],
  ],
  review: '全部完好送达，比预计还早一天。台灯用了双层纸箱，很用心。',
  address: {
    first: '清和',
    last: '林',
    detail: '示例路 1 号后楼',
    city: '柏林',
    second: '示例大道 14 号 5 室',
    secondCity: '弗雷斯诺',
  },
};

/** Shoppers who read German write the words of English ones: only the shop's own words are checked. */
export const written = { en, zh, de: en };

/** All strings inside a value. */
export const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};
