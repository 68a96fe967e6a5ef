import { maxMeasured } from '@caravan/goods-services/contract';
import type { texts as en } from './en.ts';

const limit = maxMeasured.toLocaleString('de');

export const texts: typeof en = {
  measure: {
    required: 'Bitte geben Sie eine Bezeichnung ein',
    whole_measure: `Geben Sie eine ganze Zahl von 1 bis ${limit} ein`,
  },
};
