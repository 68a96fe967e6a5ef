import type { words as en } from './en.ts';

export const words: typeof en = {
  battery: '带电',
  liquid: '液体',
  powder: '粉末',
  food: '食品',
  cosmetics: '化妆品',
  magnet: '带磁',
  medicine: '药品',
  blade: '刀具',
  branded: '品牌商品',
  fragile: '易碎品',
};
