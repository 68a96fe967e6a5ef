import type { words as en } from './en.ts';

export const words: typeof en = {
  queue: '队列',
  kind: '类型',
  ref: '编号',
  title: '标题',
  group: '分组',
  amount: '金额（人民币元）',
  opened: '创建时间（UTC）',
  due: '截止时间（UTC）',
  holder: '处理人',
};
