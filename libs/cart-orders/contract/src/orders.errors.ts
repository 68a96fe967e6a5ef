import { defineReasons, failer } from '@caravan/kernel';
import { couponReasons } from '@caravan/promotions/contract';
import { tasksReasons } from '@caravan/tasks/contract';
import { cartOrdersReasons } from './cart-orders.errors.ts';

export const orderReasons = defineReasons({
  ...cartOrdersReasons,
  ...couponReasons,
  goods_unavailable_in_order: {
    status: 409,
    en: 'Some of these goods are no longer available. Please remove them from the cart',
    zh: '部分商品已无法购买，请从购物车中移除',
  },
  no_product_selected: { status: 422, en: 'No product selected!', zh: '请选择商品！' },
  prices_being_read: {
    status: 503,
    en: 'We are checking today’s prices with the shops. Please try again in a moment',
    zh: '正在向店铺核对最新价格，请稍后再试',
  },
  refund_time_expired: { status: 422, en: 'The refund time has expired', zh: '已超过退款期限' },
  refund_already_open: {
    status: 409,
    en: 'A refund of this order is already in progress',
    zh: '该订单的退款正在处理中',
  },
  refund_not_to_card: {
    status: 422,
    en: 'This order was not paid by card, so its refund goes to your balance',
    zh: '该订单不是用银行卡付款的，退款将退到余额',
  },
  nothing_to_refund: { status: 422, en: 'Nothing in this order can be refunded', zh: '该订单没有可退款的金额' },
  price_review_open: {
    status: 409,
    en: 'The price of this order must be accepted first',
    zh: '请先确认该订单的改价',
  },
  question_open: {
    status: 409,
    en: 'This order waits for an answer or a payment by the shopper',
    zh: '该订单正在等待用户答复或补款',
  },
  question_closed: {
    status: 409,
    en: 'This question has already been answered or withdrawn, or its time has passed',
    zh: '该问题已答复、已撤回或已过期',
  },
  fee_known: {
    status: 409,
    en: 'The domestic shipping fee of this order is known',
    zh: '该订单的国内运费已确定',
  },
  option_required: {
    status: 422,
    en: 'Offer the shopper something besides doing without the goods',
    zh: '除放弃该商品外，请至少再提供一个选项',
  },
  no_substitute: {
    status: 409,
    en: 'Other goods can be offered once, while nothing of the line is bought and nothing more was paid for it',
    zh: '每件商品只能更换一次，且须在采购前、未补款时提出',
  },
  extra_too_large: {
    status: 422,
    en: 'An extra payment is at most {max}',
    zh: '补款最多 {max}',
  },
  nothing_to_drop: {
    status: 409,
    en: 'No piece of this line is still to come',
    zh: '该商品已全部到货或退款',
  },
  goods_not_free: {
    status: 409,
    en: 'These goods are in a package or a return, or have left the warehouse',
    zh: '该商品已放入包裹、正在退换货或已离开仓库',
  },
  refund_too_high: {
    status: 422,
    en: 'At most {max} was paid for these goods',
    zh: '退款金额不能超过该商品的实付金额 {max}',
  },
  domestic_fee_open: {
    status: 409,
    en: 'The shopper has not agreed to the domestic shipping fee and paid it yet',
    zh: '用户尚未确认并付清国内运费',
  },
  claimed: tasksReasons.claimed,
  line_received: { status: 409, en: 'This item has already arrived', zh: '该商品已入库' },
  goods_arrived: { status: 409, en: 'Goods of this order have already arrived', zh: '该订单已有商品入库' },
});

export const failOrder = failer(orderReasons);
