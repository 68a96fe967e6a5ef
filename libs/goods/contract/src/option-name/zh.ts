import type { words as en } from './en.ts';

export const words: typeof en = {
  colour: '颜色',
  size: '尺码',
  style: '款式',
  model: '型号',
  material: '材质',
  capacity: '容量',
  flavour: '口味',
  length: '长度',
  type: '类型',
  set: '套餐',
};
