import { defineReasons, failer } from '@caravan/kernel';

export const tasksReasons = defineReasons({
  claimed: { status: 409, en: '{by} is working on this', zh: '{by} 正在处理此任务' },
  task_closed: { status: 409, en: 'This task is already done', zh: '此任务已完成' },
  staff_unknown: {
    status: 422,
    en: 'Choose a member of staff who works this queue',
    zh: '请选择负责此队列的员工',
  },
  in_the_past: { status: 422, en: 'Choose a time in the future', zh: '请选择将来的时间' },
  view_limit: { status: 422, en: 'At most {max} saved views', zh: '最多保存 {max} 个视图' },
});

export const fail = failer(tasksReasons);
