import type { words as en } from './en.ts';

export const words: typeof en = {
  methods: { balance: '余额', sandbox: '沙盒付款', stripe: '银行卡', paypal: 'PayPal', westpay: '西联汇款' },
  things: { order: '订单', order_extra: '补款', package: '包裹', package_extra: '运费补款', service: '增值服务' },
  named: (first, others) => `${first} 等 ${others + 1} 个`,
  remarks: {
    topUpTitle: '余额充值',
    recharge: (method) => `充值（${method}）`,
    payment: (thing, numbers) => `付款：${thing} ${numbers}`,
    rechargeTooLate: '逾期到账的充值',
    tooLate: (thing, numbers) => `${thing} ${numbers} 的付款到账过晚，已退回余额`,
    remainder: '汇款超出应付金额的部分',
    short: '低于应付金额的汇款',
  },
  late: {
    title: (amount) => `${amount} 已计入您的余额`,
    payment: (numbers, amount) => `您的付款到账时，${numbers} 已无法付款。款项没有损失：${amount} 已计入您的余额。`,
    topUp: (amount) => `您的充值在超过付款时限后到账。款项没有损失：${amount} 已计入您的余额。`,
  },
  remittance: {
    found: (amount) => `您的汇款 ${amount} 已到账`,
    rest: (amount) => `其中 ${amount} 已计入您的余额。`,
    complete: '您的付款已完成。',
    rejected: '您的汇款未能核实',
    check: '请向西联核对汇款监控号后重试。',
  },
  adjusted: {
    title: (amount) => `您的余额已调整 ${amount}`,
    balance: (amount, transaction) => `当前余额 ${amount}，交易号 ${transaction}。`,
  },
  cardRefused: {
    title: (amount) => `退款 ${amount} 已计入您的余额`,
    body: (number, amount) => `${number} 的退款无法原路退回您的银行卡或 PayPal 账户，${amount} 已改为计入您的余额。`,
  },
  sandbox: {
    title: '沙盒付款',
    notice: '这是沙盒环境，不会产生真实扣款。请选择这笔付款的结果。',
    order: '订单付款',
    order_extra: '补款',
    package: '包裹付款',
    package_extra: '运费补款',
    service: '增值服务付款',
    recharge: '余额充值',
    amount: '金额',
    numbers: '编号',
    succeed: '付款成功',
    fail: '付款失败',
    decided: '这笔付款已有结果。',
    result: '查看结果',
  },
  export: {
    head: ['交易号', '时间（UTC）', '金额（人民币元）', '类型', '备注', '余额（人民币元）'],
    types: { recharge: '充值', payment: '付款', refund: '退款', adjustment: '调整', compensation: '赔付' },
  },
};
