import type { LetterMailTexts } from './en.ts';

export const texts: LetterMailTexts = {
  action: '查看详情',
  choose: '您可以在设置中选择接收哪些邮件：',
};
