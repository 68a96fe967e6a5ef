import type { words as en } from './en.ts';

export const words: typeof en = {
  event: { weighed: '已复称', shipped: '已发货', shipment_corrected: '运单号已更正' },
  title: (number) => `包裹 ${number}`,
  refundRemark: (number) => `包裹 ${number} 运费退回`,
  shipped: ({ number, carrier, trackingNumber }, receiptDays) => ({
    title: '您的包裹已发货',
    body: `包裹 ${number} 已交由 ${carrier} 承运，运单号为 ${trackingNumber}。\n\n收到后请确认收货；发货 ${receiptDays} 天后系统将自动确认。`,
  }),
  corrected: ({ number, carrier, trackingNumber }) => ({
    title: '您的包裹运单号已更正',
    body: `包裹 ${number} 此前登记的承运商或运单号有误，现更正如下：由 ${carrier} 承运，运单号为 ${trackingNumber}。\n\n请以此运单号查询物流，其他信息不变。`,
  }),
  expired: (number, hours) => ({
    title: '您的未付款包裹已取消',
    body: `包裹 ${number} 未在 ${hours} 小时内付款，已自动取消。您没有被扣款，商品已退回您的仓库。`,
  }),
  returned: (number, refund) => ({
    title: '您的包裹已取消',
    body: `包裹 ${number} 已取消。运费 ${refund} 已退回您的余额，商品已退回您的仓库。`,
  }),
  delivered: (number) => ({
    title: '承运商显示包裹已送达',
    body: `承运商信息显示包裹 ${number} 已送达。\n\n收到后请确认收货；如未收到，请在包裹页面联系客服。`,
  }),
  weighing: {
    extraTitle: (number) => `运费补款 · 包裹 ${number}`,
    remark: (number) => `包裹 ${number} 复称差额退回`,
    extraRefundRemark: (number) => `包裹 ${number} 运费补款退回`,
    returned: (number, amount) => ({
      title: '您的包裹运费有退款',
      body: `包裹 ${number} 已复称，实际运费比已付金额少 ${amount}，差额已退回您的余额。`,
    }),
    asked: (number, amount) => ({
      title: '您的包裹超重，请补付运费',
      body: `包裹 ${number} 已复称，实际运费比已付金额多 ${amount}。补款后包裹即可发出。`,
    }),
    unchanged: (number) => ({
      title: '您的包裹已复称',
      body: `包裹 ${number} 已复称，您无需补款，包裹即将交给承运商。`,
    }),
    refused: (number) => ({
      title: '您的包裹需要更换寄送方式',
      body: `包裹 ${number} 已复称，所选线路无法承运该重量或尺寸的包裹。客服会为您安排其他方式，或全额退还运费。`,
    }),
    waived: (number) => ({
      title: '您无需补付运费',
      body: `包裹 ${number} 的运费差额由我们承担，包裹即将交给承运商。`,
    }),
  },
  claim: {
    remark: (number) => `包裹 ${number} 保险赔付`,
    filed: (number, amount, days) => ({
      title: '已收到您的理赔申请',
      body: `您为包裹 ${number} 申请理赔 ${amount}。我们会核实情况，并在 ${days} 天内答复。`,
    }),
    approved: (number, amount) => ({
      title: '您的理赔申请已通过',
      body: `包裹 ${number} 的赔付款 ${amount} 已存入您的余额。`,
    }),
    rejected: (number) => ({
      title: '您的理赔申请未通过',
      body: `包裹 ${number} 的理赔申请未能通过。`,
    }),
  },
};
