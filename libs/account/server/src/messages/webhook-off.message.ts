import { accountPaths } from '@caravan/account/contract';
import type { Message } from '@caravan/account/port';

/** An address of a shopper's program was switched off. Its host names it, because the rest may be a secret. */
export const webhookOffMessage = (url: string, off: 'failing' | 'gone'): Omit<Message, 'userId' | 'key'> => {
  const { host } = new URL(url);
  const body =
    off === 'gone'
      ? {
          en: `${host} answered that it wants no more webhooks (410), so we send it nothing. You can switch it on again on the page of your programs.`,
          zh: `${host} 返回 410，表示不再接收通知，因此我们已停止发送。您可以在「程序访问」页面重新启用。`,
        }
      : {
          en: `${host} has taken no webhook for five days, so we send it nothing more. When it works again, switch it on on the page of your programs.`,
          zh: `${host} 已连续五天未能接收通知，因此我们已停止发送。恢复正常后，您可以在「程序访问」页面重新启用。`,
        };
  return {
    kind: 'webhook_off',
    title: { en: 'A webhook was switched off', zh: '通知地址已停用' },
    body,
    link: accountPaths.programs.href(),
  };
};
