import type { words as en } from './en.ts';

export const words: typeof en = {
  choice: (due) =>
    `您可以同意付款，也可以取消订单，我们全额退款。请在 ${due}前答复；逾期未答复，我们不会采购，订单将取消并全额退款。`,
  asked: {
    title: (fee) => `店铺收取国内运费 ${fee}，请您确认`,
    text: (order, fee) => `我们已向店铺询问，您的${order}需付国内运费 ${fee}。`,
  },
  answerReminder: {
    title: '请尽快答复国内运费',
    text: (order, fee) => `您的${order}需付国内运费 ${fee}。`,
  },
  paymentReminder: {
    title: (fee) => `国内运费 ${fee} 尚未付款`,
    text: (order, fee, due) =>
      `您已同意${order}的国内运费 ${fee}。请在 ${due}前付款，付款后我们即采购；逾期未付，订单将取消并全额退款。`,
    mail: '待补款',
  },
  expired: {
    title: '您的订单已取消',
    answer: (order) => `国内运费逾期未确认，我们没有采购，并已取消您的${order}。`,
    payment: (order) => `国内运费逾期未付款，我们没有采购，并已取消您的${order}。`,
    back: (amount) => `全部款项 ${amount} 已退回您的余额。`,
    mail: '已退款',
  },
  withdrawn: {
    title: '国内运费无需您确认',
    text: (order) => `我们已撤回关于${order}国内运费的询问，您无需处理。`,
  },
  noFee: {
    title: '店铺不收国内运费',
    text: (order) => `我们已向店铺询问，您的${order}免国内运费，无需补款。`,
  },
};
