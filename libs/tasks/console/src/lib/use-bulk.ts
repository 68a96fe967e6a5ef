import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkOutcome } from '@caravan/console-core';
import { useClaimTasksMutation, useReleaseTasksMutation, useSnoozeTasksMutation } from '@caravan/tasks/api';
import type { BulkResult } from '@caravan/tasks/contract';
import { useToast } from '@caravan/web-core';

export interface RefusedTask {
  id: string;
  message: string;
}

export type BulkChange = 'claim' | 'release' | 'snooze';

/** Tomorrow at nine where the member of staff works. */
const tomorrow = (): string => {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(9, 0, 0, 0);
  return at.toISOString();
};

/** The selection of a list and its changes. What was refused stays selected, with the reason. */
export const useBulk = () => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedTask[]>([]);
  const [claim, { isLoading: claiming }] = useClaimTasksMutation();
  const [release, { isLoading: releasing }] = useReleaseTasksMutation();
  const [snooze, { isLoading: snoozing }] = useSnoozeTasksMutation();

  const select = useCallback((next: ReadonlySet<string>) => {
    setKeys(next);
    setRefused([]);
  }, []);
  const finish = ({ done, refused: left }: BulkOutcome): void => {
    setKeys(new Set(left.map(({ id }) => id)));
    setRefused(left);
    if (done.length) toast.show(t('bulk.done', { count: done.length }));
  };
  const outcomeOf = ({ done, refused: left }: BulkResult): BulkOutcome => ({
    done: done.map(({ id }) => id),
    refused: left.map(({ id, reason, by }) => ({ id, message: t(`bulk.reasons.${reason}`, { by: by ?? '' }) })),
  });
  const run = async (change: BulkChange, ids: readonly string[]): Promise<void> => {
    const body = { ids: [...ids] };
    const answer =
      change === 'claim'
        ? await claim({ body })
        : change === 'release'
          ? await release({ body })
          : await snooze({ body: { ...body, until: tomorrow() } });
    if (answer.data) finish(outcomeOf(answer.data));
  };
  return { keys, refused, select, run, finish, busy: claiming || releasing || snoozing };
};
