import type { words as en } from './en.ts';

export const words: typeof en = {
  titles: {
    order: (ref) => `客服已回复您关于订单 ${ref} 的留言`,
    package: (ref) => `客服已回复您关于包裹 ${ref} 的留言`,
    general: () => '客服已回复您留言',
    request: () => '您的找货请求有回复了',
  },
  body: (answer) => `客服回复：\n\n${answer}`,
};
