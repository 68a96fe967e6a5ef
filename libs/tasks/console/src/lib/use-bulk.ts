import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkOutcome } from '@caravan/console-core';
import {
  useAssignTasksMutation,
  useClaimTasksMutation,
  useReleaseTasksMutation,
  useSnoozeTasksMutation,
} from '@caravan/tasks/api';
import type { BulkResult } from '@caravan/tasks/contract';
import { useLanguage, useToast } from '@caravan/web-core';
import { ageWords } from './ages.ts';

export interface RefusedTask {
  id: string;
  message: string;
}

export type BulkChange =
  | { action: 'claim' | 'release' }
  | { action: 'assign'; staffId: string; note: string }
  | { action: 'snooze'; until: string; note: string };

const noted = (note: string): { note?: string } => (note.trim() ? { note: note.trim() } : {});

/** The selection of a list and its changes. What was refused stays selected, with the reason. */
export const useBulk = () => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const language = useLanguage();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedTask[]>([]);
  const [claim, { isLoading: claiming }] = useClaimTasksMutation();
  const [release, { isLoading: releasing }] = useReleaseTasksMutation();
  const [assign, { isLoading: assigning }] = useAssignTasksMutation();
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
    refused: left.map(({ id, reason, by, since }) => ({
      id,
      message:
        by && since
          ? t('bulk.reasons.claimedSince', { by, since: ageWords(since, Date.now(), language) })
          : t(`bulk.reasons.${reason}`, { by: by ?? '' }),
    })),
  });
  const send = (change: BulkChange, ids: string[]) => {
    switch (change.action) {
      case 'claim':
        return claim({ body: { ids } });
      case 'release':
        return release({ body: { ids } });
      case 'assign':
        return assign({ body: { ids, staff_id: change.staffId, ...noted(change.note) } });
      case 'snooze':
        return snooze({ body: { ids, until: change.until, ...noted(change.note) } });
    }
  };
  /** False if the call failed as a whole; what was refused of it is in `refused`. */
  const run = async (change: BulkChange, ids: readonly string[]): Promise<boolean> => {
    const answer = await send(change, [...ids]);
    if (answer.data) finish(outcomeOf(answer.data));
    return answer.data !== undefined;
  };
  return { keys, refused, select, run, finish, busy: claiming || releasing || assigning || snoozing };
};
