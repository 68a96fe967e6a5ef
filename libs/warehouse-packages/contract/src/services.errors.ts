import { defineReasons } from '@caravan/kernel';

/** Why services for goods, and decisions about their photos, are refused. */
export const serviceRefusals = defineReasons({
  too_many_photos: {
    status: 422,
    en: 'You can order {left} more photos of these goods',
    zh: '该商品还可加拍 {left} 张照片',
  },
  price_changed: { status: 409, en: 'The price has changed. Please check it again', zh: '价格已变动，请重新确认' },
  measure_twice: { status: 422, en: 'This is in the list already', zh: '该项已在列表中' },
  rehearsal_open: {
    status: 409,
    en: 'Some of these goods already wait for a packing rehearsal ({number})',
    zh: '部分商品已有未完成的预演打包（{number}）',
  },
  /** The next four concern a package by a packing rehearsal. */
  rehearsal_not_done: { status: 422, en: 'This packing rehearsal is not done', zh: '该预演打包尚未完成' },
  rehearsal_expired: {
    status: 422,
    en: 'The price of this packing rehearsal was valid for {hours} hours',
    zh: '该预演打包的报价有效期为 {hours} 小时，现已过期',
  },
  rehearsal_other_goods: {
    status: 422,
    en: 'The packing rehearsal was for other goods or packing options',
    zh: '所选商品或打包服务与预演打包不一致',
  },
  rehearsal_used: {
    status: 409,
    en: 'Package {number} was made by this packing rehearsal',
    zh: '该预演打包已用于包裹 {number}',
  },
  rehearsal_implausible: {
    status: 422,
    en: 'The goods alone weigh {goods} g. Please check the weight',
    zh: '商品本身重 {goods} g，请核对重量',
  },
  photos_changed: {
    status: 409,
    en: 'There are other photos by now. Please look at them again',
    zh: '照片已更新，请重新查看',
  },
  photos_decided: {
    status: 409,
    en: 'You have already decided about these photos',
    zh: '您已对这些照片作出选择',
  },
  why_rejected: { status: 422, en: 'Please tell us what is wrong', zh: '请说明哪里不符' },
});
