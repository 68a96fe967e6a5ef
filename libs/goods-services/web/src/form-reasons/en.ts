import { maxMeasured } from '@caravan/goods-services/contract';

const limit = maxMeasured.toLocaleString('en');

export const texts = {
  measure: { required: 'Please name it', whole_measure: `Enter a whole number from 1 to ${limit}` },
};
