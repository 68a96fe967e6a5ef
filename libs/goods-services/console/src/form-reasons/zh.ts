import { maxMeasured } from '@caravan/goods-services/contract';
import type { texts as en } from './en.ts';

const limit = maxMeasured.toLocaleString('en');

export const texts: typeof en = {
  measured: {
    whole_measure: `请输入 1 至 ${limit} 的整数`,
    same_measures: '与已登记的数值相同',
  },
};
