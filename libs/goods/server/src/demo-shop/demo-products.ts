/** How a page of the demo shop describes its product. Real shops use each of them. */
export type Markup = 'json-ld' | 'microdata' | 'open-graph' | 'shop-json' | 'none';

export interface DemoVariant {
  id: string;
  /** One label for each option. */
  labels: readonly string[];
  /** Decimal, in the product's currency. */
  price: string;
  stock: number;
  picture?: string;
}

export interface DemoProduct {
  /** Path below `/demo-shop/`. */
  path: string;
  markup: Markup;
  title: string;
  description: string;
  price: string;
  currency: 'CNY' | 'USD' | 'EUR';
  inStock: boolean;
  /** Cost of shipping inside China, decimal, in the product's currency. Null if the shop does not state it. */
  shipping: string | null;
  /** In grams. Null if the shop does not state it. */
  weight: number | null;
  /** Names from `pictures.ts`. */
  pictures: readonly string[];
  options: readonly string[];
  variants: readonly DemoVariant[];
}

const plain = { options: [], variants: [], inStock: true, shipping: null, weight: null } as const;

export const demoProducts: readonly DemoProduct[] = [
  {
    ...plain,
    path: 'canvas-tote',
    markup: 'json-ld',
    title: 'Canvas tote 帆布托特包',
    description: 'Heavy washed canvas with an inner pocket and long handles. 厚实水洗帆布，带内袋和长提手。',
    price: '68.00',
    currency: 'CNY',
    shipping: '8.00',
    weight: 420,
    pictures: ['tote-natural', 'tote-indigo'],
    options: ['Color', 'Size'],
    variants: [
      { id: 'tote-natural-m', labels: ['Natural 本色', 'M'], price: '68.00', stock: 24, picture: 'tote-natural' },
      { id: 'tote-natural-l', labels: ['Natural 本色', 'L'], price: '78.00', stock: 9, picture: 'tote-natural' },
      { id: 'tote-indigo-m', labels: ['Indigo 靛蓝', 'M'], price: '72.00', stock: 12, picture: 'tote-indigo' },
      { id: 'tote-indigo-l', labels: ['Indigo 靛蓝', 'L'], price: '82.00', stock: 0, picture: 'tote-indigo' },
    ],
  },
  {
    ...plain,
    path: 'desk-lamp',
    markup: 'microdata',
    title: 'Walnut desk lamp 胡桃木台灯',
    description: 'A dimmable reading lamp with a walnut foot, 42 cm high. 可调光阅读灯，胡桃木底座，高 42 厘米。',
    price: '239.00',
    currency: 'CNY',
    pictures: ['lamp'],
  },
  {
    ...plain,
    path: 'tea-set',
    markup: 'open-graph',
    title: 'Celadon tea set 青瓷茶具套装',
    description: 'One pot and four cups of celadon, packed in straw. 一壶四杯，青瓷，稻草包装。',
    price: '45.50',
    currency: 'USD',
    pictures: ['tea-set'],
  },
  {
    ...plain,
    path: 'products/rain-jacket',
    markup: 'shop-json',
    title: 'Light rain jacket 轻便雨衣',
    description: 'Folds into its own pocket. 可收纳进自带口袋。',
    price: '159.00',
    currency: 'CNY',
    pictures: ['jacket'],
    options: ['Size 尺码'],
    variants: [
      { id: '41001', labels: ['S'], price: '159.00', stock: 6 },
      { id: '41002', labels: ['M'], price: '159.00', stock: 11 },
      { id: '41003', labels: ['L'], price: '169.00', stock: 0 },
    ],
  },
  {
    ...plain,
    path: 'paper-umbrella',
    markup: 'json-ld',
    title: 'Oil-paper umbrella 油纸伞',
    description: 'Made by hand from bamboo and oiled paper. 竹骨油纸，手工制作。',
    price: '128.00',
    currency: 'CNY',
    inStock: false,
    pictures: ['umbrella'],
  },
  {
    ...plain,
    path: 'wind-chime',
    markup: 'none',
    title: 'Bamboo wind chime 竹风铃',
    description: 'Ask for the price in the shop. 价格请到店咨询。',
    price: '',
    currency: 'CNY',
    pictures: ['chime'],
  },
];
