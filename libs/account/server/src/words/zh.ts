import type { words as en } from './en.ts';

export const words: typeof en = {
  calendar: (shop) => `${shop}：截止日期`,
  webhookOff: {
    title: '通知地址已停用',
    gone: (host) => `${host} 返回 410，表示不再接收通知，因此我们已停止发送。您可以在「程序访问」页面重新启用。`,
    failing: (host) =>
      `${host} 已连续五天未能接收通知，因此我们已停止发送。恢复正常后，您可以在「程序访问」页面重新启用。`,
  },
};
