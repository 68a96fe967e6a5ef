import type { words as en } from './en.ts';

export const words: typeof en = {
  name: { photos: '加拍', measurement: '测量', rehearsal: '预演打包' },
  refundRemark: (number) => `服务 ${number} 退款`,
  goods: (first, others) => `${first} 等 ${others + 1} 件商品`,
  done: {
    photos: (goods, { units }) => ({
      title: '加拍照片已完成',
      body: `您加拍的 ${units} 张照片已完成：${goods}。请到仓库查看，并确认商品是否符合预期。`,
    }),
    measurement: (goods) => ({
      title: '商品测量已完成',
      body: `${goods} 已完成测量，服务页面列出了实测值与商家标注值的对比。`,
    }),
    rehearsal: (goods, { hours }) => ({
      title: '预演打包已完成',
      body: `${goods} 已装箱、称重并拍照。服务页面列出了各线路的准确运费，${hours} 小时内有效。`,
    }),
  },
  cancelled: {
    title: '服务已取消',
    subject: (name, number, goods) => `${name} ${number}：${goods}`,
    unpaid: (hours) => `未在 ${hours} 小时内付款，或商品已离开仓库。`,
    impossible: '商品在完成前已打包、退换或离开仓库。',
    refunded: (amount) => `${amount} 已退回您的余额。`,
    free: '您没有被扣款。',
  },
  corrected: '商品测量结果已更正',
  correctedRehearsal: '预演打包结果已更正',
  deadlines: {
    payService: (number) => `增值服务 ${number} 付款截止`,
    rehearsal: (number) => `预演打包 ${number} 的报价到期`,
  },
};
