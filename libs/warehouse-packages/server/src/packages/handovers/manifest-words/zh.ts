import type { words as en } from './en.ts';

export const words: typeof en = {
  title: (carrier) => `${carrier} 交接清单`,
  number: '交接单',
  day: '日期',
  bags: '袋数',
  packages: '包裹数',
  weight: '包裹总重',
  bag: (number, seal) => `${number} 号袋，封条 ${seal}`,
  inBag: (count) => `包裹数：${count}，整袋重量`,
  loose: (count) => `未装袋：${count}`,
  left: (count) => `未取走：${count}`,
  signed: (name, at) => `签收司机：${name}，${at}`,
  unsigned: '签收人（姓名、签字）：',
};
