import { maxMeasured } from '@caravan/goods-services/contract';

const limit = maxMeasured.toLocaleString('en');

export const texts = {
  measured: {
    whole_measure: `Enter a whole number from 1 to ${limit}`,
    same_measures: 'These values are recorded already',
  },
};
