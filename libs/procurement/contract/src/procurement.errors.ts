import { orderReasons } from '@caravan/cart-orders/contract';
import { defineReasons, failer } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';

export const procurementReasons = defineReasons({
  claimed: orderReasons.claimed,
  price_review_open: orderReasons.price_review_open,
  question_open: orderReasons.question_open,
  domestic_fee_open: orderReasons.domestic_fee_open,
  supplier_number_known: {
    status: 409,
    en: 'This order number of the shop is recorded already. Share its purchase if it also covers this order',
    zh: '该店铺订单号已登记。如果那笔采购也包含此订单，请选择合并',
  },
  tracking_known: {
    status: 409,
    en: 'A parcel with this tracking number is recorded already',
    zh: '该运单号的包裹已登记',
  },
  parcel_unmatched: {
    status: 409,
    en: 'Match this parcel to a purchase first',
    zh: '请先为该包裹匹配采购单',
  },
  parcel_received: { status: 409, en: 'This parcel has already been received', zh: '该包裹已入库' },
  purchase_unknown: {
    status: 422,
    en: 'No purchase has this order number of the shop',
    zh: '没有使用该店铺订单号的采购单',
  },
  no_difference: {
    status: 409,
    en: 'The purchase and the statements do not differ',
    zh: '该采购单与账单没有差异',
  },
  day_in_future: { status: 422, en: 'This day is in the future', zh: '该日期尚未到来' },
  bin_unknown: warehousePackagesReasons.bin_unknown,
  bin_code_reserved: warehousePackagesReasons.bin_code_reserved,
  amount_invalid: orderReasons.amount_invalid,
  not_a_picture: orderReasons.not_a_picture,
  too_many_pixels: orderReasons.too_many_pixels,
  picture_too_large: { status: 422, en: 'The picture must be at most 10 MB', zh: '图片大小不能超过 10MB' },
});

export const fail = failer(procurementReasons);
