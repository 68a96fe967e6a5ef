import type { words as en } from './en.ts';

export const words: typeof en = {
  note: (note) => `\n\n备注：${note}`,
  requested: {
    title: '我们正在为您申请退换货',
    return: (goods, number) => `我们正在与商家协商“${goods}”的退货退款（${number}），处理期间该商品无法打包。`,
    exchange: (goods, number) => `我们正在与商家协商“${goods}”的换货（${number}），处理期间该商品无法打包。`,
  },
  agreed: {
    title: '商家已同意退换货',
    return: (goods, number) => `商家已同意“${goods}”的退货申请（${number}），我们将尽快寄回商品。`,
    exchange: (goods, number) => `商家已同意“${goods}”的换货申请（${number}），我们将尽快寄回商品。`,
    free: '退回运费由我们或商家承担，您无需付费。',
    fee: (fee) => `退回运费 ${fee} 由您承担，将从退款中扣除。`,
  },
  refused: {
    title: '商家未同意退换货',
    return: (goods, number) => `商家未同意“${goods}”的退货申请（${number}）。商品仍归您所有，可继续打包。`,
    exchange: (goods, number) => `商家未同意“${goods}”的换货申请（${number}）。商品仍归您所有，可继续打包。`,
  },
  sent: {
    title: '商品已寄回商家',
    body: ({ goods, number, carrier, trackingNumber }, next) =>
      `“${goods}”已寄回商家（${number}），由 ${carrier} 承运，运单号 ${trackingNumber}。${next}`,
    return: '商家退款后，款项将退至您的余额。',
    exchange: '商家换发的商品将寄到我们的仓库。',
  },
  exchanged: {
    title: '换货商品已入库',
    body: (goods, number) => `商家换发的“${goods}”已入库（${number}），免费仓储期重新计算。`,
  },
  paid: {
    title: '退货款已到账',
    whole: (goods, number, paid) => `商家已就“${goods}”退款 ${paid}（${number}），款项已退至您的余额。`,
    lessFee: (goods, number, { paid, fee, back }) =>
      `商家已就“${goods}”退款 ${paid}（${number}），扣除退回运费 ${fee} 后，${back} 已退至您的余额。`,
  },
};
