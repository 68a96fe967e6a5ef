import type { words as en } from './en.ts';

export const words: typeof en = {
  titles: {
    out_of_stock: (goods) => `缺货：${goods}`,
    variant_gone: (goods) => `您选的规格已下架：${goods}`,
    price_rise: (goods) => `店铺涨价：${goods}`,
    seller_refuses: (goods) => `店铺无法发货：${goods}`,
    quality: (goods) => `请查看您的商品：${goods}`,
  },
  options: {
    wait: '继续等待',
    payMore: (more) => `补款 ${more}`,
    substitute: (goods) => `换成“${goods}”`,
    more: (more) => `补款 ${more}`,
    back: (back) => `退还 ${back}`,
    drop: (back) => `不要该商品，退还 ${back}`,
    cancel: (back) => `取消订单，退还 ${back}`,
    keep: '保留该商品',
    return: '退回商家，商家退款后退至您的余额',
  },
  asked: (order, options, due) => `此事关于您的${order}。您可以：\n\n${options}\n\n请在 ${due}前答复。`,
  silence: {
    quality: '逾期未答复，商品将为您保留。',
    other: '逾期未答复，我们不会采购该商品，并退款给您。',
  },
  reminder: {
    title: '请尽快答复',
    text: (about, options, due) => `${about}。您可以：\n\n${options}\n\n请在 ${due}前答复。`,
  },
  paymentReminder: {
    title: (goods, more) => `${goods}的补款 ${more} 尚未付款`,
    text: (order, goods, more, due) =>
      `您已同意为${order}中的${goods}补款 ${more}。请在 ${due}前付款，付款后我们即采购；逾期未付，我们不会采购该商品，并退款给您。`,
  },
  dropped: {
    title: '订单商品已退款',
    text: '很抱歉，部分商品无法购买。',
    missedAnswer: '您未在期限内答复。',
    missedPayment: '补款逾期未付。',
    nothingLeft: (order, back) => `您的${order}已没有可购买的商品，订单已取消。${back} 已退回您的余额。`,
    restGoesOn: (order, back, goods) => `${goods}不再购买。${back} 已退回您的余额，您的${order}中其余商品继续处理。`,
  },
  kept: {
    title: (goods) => `商品已为您保留：${goods}`,
    text: (order, goods) => `您未在期限内答复，${order}中的${goods}将为您保留。`,
  },
  withdrawn: {
    title: '您无需再答复我们的询问',
    text: (order, goods) => `我们已撤回关于${order}中${goods}的询问，您无需处理。`,
  },
  answeredForYou: {
    title: '已记录您的答复',
    text: (order, option) => `您的${order}，我们已按您的意思记录：${option}。`,
  },
};
