import type { MessageMailTexts } from './en.ts';

export const texts: MessageMailTexts = {
  action: '查看详情',
  choose: '您可以在设置中选择接收哪些邮件：',
};
