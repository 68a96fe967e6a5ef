import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  picture_too_large: '图片大小不能超过 10MB',
  picture_gone: '请重新添加图片',
  reply_name_known: '已有同名的快捷回复',
};
