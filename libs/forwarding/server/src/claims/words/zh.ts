import type { words as en } from './en.ts';

export const words: typeof en = {
  given: {
    title: '已找到您的包裹',
    body: (number) => `根据您提供的凭证，我们已找到您的包裹 ${number}，收货后商品将放入您的仓库。`,
  },
  refused: {
    title: '未找到您的包裹',
    body: (number) =>
      `根据您提供的凭证，我们未能找到属于您的包裹 ${number}。如有订单截图、面单照片等更多凭证，可重新提交认领。`,
  },
};
