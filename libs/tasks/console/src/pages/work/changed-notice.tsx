import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGetLastActionQuery } from '@caravan/tasks/api';
import type { Task } from '@caravan/tasks/contract';
import { Banner } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** The actions of the log that change the queues' rows; others are only called a change. */
const actions = [
  'task.claim',
  'task.release',
  'task.assign',
  'task.take_over',
  'task.snooze',
  'order.process',
  'order.purchase',
  'order.cancel',
  'order.accept_price',
  'order.ask',
  'order.refund_approve',
  'order.refund_reject',
  'parcel.receive',
  'parcel.match',
  'parcel.discard',
  'item.check',
  'item.dispose',
  'item.photograph',
  'item.move',
  'package.pack',
  'package.ship',
  'conversation.answer',
  'conversation.note',
  'conversation.close',
  'lead.close',
] as const;

const keyOf = <Action extends (typeof actions)[number]>(action: Action) =>
  action.replace('.', '_') as Action extends `${infer Kind}.${infer Step}` ? `${Kind}_${Step}` : never;

export interface ChangedNoticeProps {
  task: Task;
  /** The task has left the queue. */
  isGone: boolean;
}

/** Says which colleague has changed the open task, what they did and when. What was typed below it stays. */
export const ChangedNotice = ({ task, isGone }: ChangedNoticeProps) => {
  const { t } = useTranslation('tasks-console');
  const me = useStaffMe();
  const [openedVersion] = useState(task.version);
  const isChanged = isGone || task.version !== openedVersion;
  const { currentData: last } = useGetLastActionQuery({ params: { id: task.id } }, { skip: !isChanged });
  if (!isChanged) return null;
  const known = actions.find((action) => action === last?.action);
  const what = t(`changed.actions.${known ? keyOf(known) : 'other'}`);
  const isOthers = last && last.by.id !== me?.id;
  if (!isOthers) return isGone ? <Banner live="status">{t('panel.gone')}</Banner> : null;
  return (
    <Banner tone="warning" live="status" title={t(isGone ? 'changed.gone' : 'changed.title')}>
      <LocalTime at={last.at} text={(time) => t('changed.by', { by: last.by.name, what, time })} />
    </Banner>
  );
};
