import type { words as en } from './en.ts';

export const words: typeof en = {
  title: '欢迎光临',
  body: [
    '粘贴任意中国店铺的商品链接，我们就帮您买下，并存放在仓库，前 30 天免费。',
    '商品到齐后，您可以合并成一个包裹寄出。费用分两次付：先付商品款，之后再付国际运费。',
    '订单和包裹有新进展时，我们会像这样发站内信通知您。',
  ],
};
