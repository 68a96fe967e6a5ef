import { maxMeasured } from '@caravan/goods-services/contract';
import type { texts as en } from './en.ts';

const limit = maxMeasured.toLocaleString('en');

export const texts: typeof en = {
  measure: { required: '请填写名称', whole_measure: `请输入 1 至 ${limit} 的整数` },
};
