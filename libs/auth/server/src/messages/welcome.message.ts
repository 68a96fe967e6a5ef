import type { Message } from '@caravan/account/port';
import { contentPaths } from '@caravan/content/contract';

/** The first message in an inbox. */
export const welcomeMessage = (userId: string): Message => ({
  userId,
  kind: 'welcome',
  key: 'welcome',
  title: { en: 'Welcome to Caravan', zh: '欢迎来到 Caravan' },
  body: {
    en: [
      'Paste the link of a product from any Chinese shop: we buy it for you and keep it in our warehouse, the first 30 days free of charge.',
      'When everything has arrived, you have it sent in one parcel. What you pay comes in two parts: first the goods, later the shipping.',
      'Messages like this one tell you what happens with your orders and parcels.',
    ].join('\n\n'),
    zh: [
      '粘贴任意中国店铺的商品链接，我们就帮您买下，并存放在仓库，前 30 天免费。',
      '商品到齐后，您可以合并成一个包裹寄出。费用分两次付：先付商品款，之后再付国际运费。',
      '订单和包裹有新进展时，我们会像这样发站内信通知您。',
    ].join('\n\n'),
  },
  link: contentPaths.faq.href({ id: contentPaths.howToBuyId, slug: 'proxy-purchase-process' }),
});
