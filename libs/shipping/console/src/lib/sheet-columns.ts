// zh-punctuation: off, because of the names of columns.

/** Carriers name the columns of a price sheet by these headings. */
export const sheetColumns = {
  zone: { names: ['zone', 'price zone', '分区', '区域', '价格分区'] },
  country: {
    names: ['country', 'countries', 'country code', 'destination', 'land', '国家', '国家代码', '国家/地区', '目的地'],
  },
  from: { names: ['postcode from', 'postcode', 'zip from', 'zip', '起始邮编', '邮编'] },
  until: { names: ['postcode to', 'zip to', '截止邮编', '结束邮编'] },
  remote: { names: ['remote', 'remote area', '偏远', '是否偏远'] },
  over: { names: ['weight from', 'weight over', 'min weight', '起始重量', '最小重量'] },
  to: {
    names: ['weight to', 'weight up to', 'max weight', 'weight', '截止重量', '结束重量', '最大重量', '重量'],
    needed: true,
  },
  base: {
    names: ['price', 'base price', 'first price', 'fixed price', 'postage', '首重价格', '首重', '价格', '运费', '资费'],
  },
  baseWeight: { names: ['first weight', 'base weight', '首重重量'] },
  stepWeight: { names: ['step weight', 'further weight', '续重重量', '续重单位'] },
  step: { names: ['step price', 'further price', '续重价格', '续重'] },
  kg: { names: ['price per kg', 'per kg', 'kg price', '公斤价', '每公斤', '单价'] },
  item: { names: ['fee per parcel', 'registration', 'registration fee', 'handling fee', '挂号费', '处理费', '操作费'] },
} as const;

export type SheetColumn = keyof typeof sheetColumns;

const empty: Record<SheetColumn, string> = {
  zone: '',
  country: '',
  from: '',
  until: '',
  remote: '',
  over: '',
  to: '',
  base: '',
  baseWeight: '',
  stepWeight: '',
  step: '',
  kg: '',
  item: '',
};

/** Two brackets of one zone, and the country of the zone. */
export const sheetSample = {
  name: 'price-sheet',
  rows: [
    {
      ...empty,
      zone: 'A',
      country: 'DE',
      over: '0',
      to: '2',
      base: '38.00',
      baseWeight: '0.5',
      stepWeight: '0.5',
      step: '12.00',
    },
    { ...empty, zone: 'A', country: 'DE', over: '2', to: '30', kg: '46.00', item: '8.00' },
  ],
};
