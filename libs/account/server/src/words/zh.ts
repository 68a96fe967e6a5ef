import type { words as en } from './en.ts';

export const words: typeof en = {
  calendar: (shop) => `${shop}：截止日期`,
  texts: {
    code: (shop, code) => `【${shop}】短信通知验证码：${code}，10 分钟内有效。`,
    parcel_sent: (shop, number) => `【${shop}】包裹 ${number} 已发出，查看物流：`,
    question: (shop, number, until) => `【${shop}】订单 ${number} 需要您答复，请在 ${until} 前处理：`,
    payment: (shop, number, until) =>
      until
        ? `【${shop}】${number} 有待付款项，请在 ${until} 前付款：`
        : `【${shop}】${number} 有待付款项，付款后发货：`,
    storage: (shop, until) => `【${shop}】您在仓库的商品免费仓储将于 ${until} 到期：`,
    disposal: (shop, until) => `【${shop}】您在仓库的商品将于 ${until} 被处置：`,
  },
  webhookOff: {
    title: '通知地址已停用',
    gone: (host) => `${host} 返回 410，表示不再接收通知，因此我们已停止发送。您可以在「程序访问」页面重新启用。`,
    failing: (host) =>
      `${host} 已连续五天未能接收通知，因此我们已停止发送。恢复正常后，您可以在「程序访问」页面重新启用。`,
  },
};
