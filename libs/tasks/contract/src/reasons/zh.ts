import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  claimed: '{by} 正在处理此任务',
  task_closed: '此任务已完成',
  staff_unknown: '请选择负责此队列的员工',
  in_the_past: '请选择将来的时间',
  view_limit: '最多保存 {max} 个视图',
};
