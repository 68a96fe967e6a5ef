import type { words as en } from './en.ts';

export const words: typeof en = {
  order: (number) => `订单 ${number}`,
  title: (number) => `订单 ${number}`,
  note: (note) => `备注：${note}`,
  extra: { domestic_fee: '国内运费', other: '补款' },
  refund: {
    order: (number) => `订单 ${number} 退款`,
    domestic_fee: (number) => `订单 ${number} 国内运费退款`,
    other: (number) => `订单 ${number} 补款退款`,
  },
  cancelled: {
    title: '您的订单已取消',
    text: (order) => `很抱歉，我们取消了您的${order}。`,
    back: (amount) => `全部款项 ${amount}已退回您的余额。`,
    backWithPhotos: (amount) => `全部款项 ${amount}（含精拍费用）已退回您的余额。`,
  },
  expired: {
    title: '您的未付款订单已取消',
    text: (order, hours) => `您的${order}未在 ${hours} 小时内付款，已自动取消。您没有被扣款，欢迎重新下单。`,
  },
  inStock: {
    title: (name, more) => (more > 0 ? `已入库：${name}等 ${more + 1} 种商品` : `已入库：${name}`),
    text: (order) => `${order}的商品已到达我们的仓库，现在可以打包寄送。`,
  },
  priceAccepted: {
    title: '您的改价已通过',
    text: (order) => `您在${order}中填写的价格已核实通过。`,
  },
  refundRejected: {
    title: '您的退款申请未通过',
    text: (order) => `很抱歉，${order}的退款申请未能通过，订单将继续处理。`,
  },
  refunded: {
    title: '您的退款已通过',
    whole: (order, amount) => `${order}的商品及国内运费共退款 ${amount}。`,
    part: (order, amount) => `${order}的未到货部分共退款 ${amount}。`,
    to: {
      balance: '款项已退回您的余额。',
      card: '款项将原路退回您的银行卡或 PayPal 账户；如无法原路退回，则退至您的余额。',
    },
    photosKept: '精拍费用不予退还。',
  },
  mail: {
    arrived: '已到仓',
    refunded: '退款已通过',
    asked: '请您答复',
    weight: (weight) => `重量：${weight}`,
    storage: (days, until, fee, most) => `免费仓储 ${days} 天，至 ${until}，之后每天 ${fee}，最多 ${most}`,
  },
  deadlines: {
    pay: (number) => `订单 ${number} 付款截止`,
    refund: (number) => `订单 ${number} 申请退款截止`,
    answer: (number) => `订单 ${number} 的提问答复截止`,
    extra: (number) => `订单 ${number} 补款截止`,
  },
};
