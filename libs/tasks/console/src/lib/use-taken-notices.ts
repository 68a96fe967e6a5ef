import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksStaffApi, useLiveChangesQuery } from '@caravan/tasks/api';
import { useAppDispatch, useToast } from '@caravan/web-core';

/** Tells once of each task that a colleague took over. */
export const useTakenNotices = (): void => {
  const { t } = useTranslation('tasks-console');
  const taken = useLiveChangesQuery().data?.taken;
  const toast = useToast();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!taken?.length) return;
    for (const { by, title, note } of taken) toast.show(t('taken', { by, title, note }), 'warning');
    dispatch(tasksStaffApi.util.updateQueryData('liveChanges', undefined, (live) => void (live.taken = [])));
  }, [taken, t, toast, dispatch]);
};
