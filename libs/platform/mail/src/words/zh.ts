import type { words as en } from './en.ts';

export const words: typeof en = {
  fallback: '如果按钮无法点击，请复制以下链接到浏览器打开：',
  footer: (shop) => `${shop}：中国店铺随心买，一个包裹送到家`,
  moreGoods: (others) => `等 ${others + 1} 件商品`,
  moreNumbers: (others) => ` 等 ${others + 1} 个`,
};
