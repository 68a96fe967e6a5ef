import { defineReasons } from '@caravan/kernel';

/** Why no plan for several parcels is answered. */
export const splitRefusals = defineReasons({
  duty_free_limit_unknown: {
    status: 422,
    en: 'We do not know the duty-free limit of this country',
    zh: '暂不清楚该国家或地区的免税额度',
  },
  duty_free_limit_none: {
    status: 422,
    en: 'This country charges duty or tax on every parcel, whatever its value',
    zh: '该国家或地区对任何金额的包裹均征税，没有免税额度',
  },
  duty_free_item: {
    status: 422,
    en: '{name} alone is worth more than the duty-free limit',
    zh: '“{name}”单件价值已超过免税额度',
  },
  split_impossible: {
    status: 422,
    en: 'We found no way to send all of these goods, not even in several parcels',
    zh: '即使分成多个包裹，也没有找到能寄出全部商品的方案',
  },
  split_failed: {
    status: 503,
    en: 'We could not work out a plan just now. Please try again',
    zh: '暂时无法计算方案，请重试',
  },
  /** Concerns one parcel of all goods. */
  single_refused: {
    status: 422,
    en: 'No shipping method carries all of these goods in one parcel. {name}: {why}',
    zh: '没有线路能用一个包裹寄出全部商品。{name}：{why}',
  },
});
