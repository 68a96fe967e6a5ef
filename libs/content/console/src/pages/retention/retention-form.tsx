import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedBanner, useSeenVersion } from '@caravan/console-core';
import { useLazyCountRetentionDueQuery, useUpdateRetentionMutation } from '@caravan/content/api/staff';
import {
  contentReasons,
  forEachKind,
  retentionKinds,
  retentionLimits,
  type Retention,
  type RetentionDue,
  type RetentionKind,
  type RetentionPeriods,
} from '@caravan/content/contract';
import { Button, NoticeDialog, Row, Stack, TextField } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { DueRows } from './due-rows.tsx';

type Typed = Record<RetentionKind, string>;

const typed = (periods: RetentionPeriods): Typed => forEachKind((kind) => String(periods[kind]));

/** The kinds that are to be kept for a shorter time than now, with the new periods. */
const shortened = (before: RetentionPeriods, after: RetentionPeriods): Partial<RetentionPeriods> =>
  Object.fromEntries(retentionKinds.filter((kind) => after[kind] < before[kind]).map((kind) => [kind, after[kind]]));

/** Sets the periods; before a shorter one it says how much the next run will delete. */
export const RetentionForm = ({ retention }: { retention: Retention }) => {
  const { t } = useTranslation('content-console');
  const toast = useToast();
  const { number } = useFormats();
  const rangeOf = (kind: RetentionKind) => ({
    least: number(retentionLimits[kind].least),
    most: number(retentionLimits[kind].most),
  });
  const [update] = useUpdateRetentionMutation();
  const [count] = useLazyCountRetentionDueQuery();
  const [asked, setAsked] = useState<{ periods: RetentionPeriods; due: RetentionDue }>();
  const [asks, setAsks] = useState(false);
  const shown = typed(retention.periods);
  const form = useContractForm<Typed, RetentionPeriods>({
    schema: async () => (await import('@caravan/content/contract/staff')).retentionForm,
    defaultValues: shown,
    // A colleague's changes show up, unless they are changed here.
    values: shown,
    reasons: contentReasons,
  });
  const seen = useSeenVersion(retention.version, form.formState.isDirty);
  const save = async (body: RetentionPeriods) => {
    const result = await update({ body, ...(seen.version === undefined ? {} : { version: seen.version }) });
    seen.check(result.error);
    if (result.data) toast.show(t('saved'));
    return result;
  };
  const send = async (periods: RetentionPeriods) => {
    const shorter = shortened(retention.periods, periods);
    if (!Object.keys(shorter).length) return save(periods);
    const { data: due, error } = await count({ query: shorter });
    if (!due) return { error };
    setAsked({ periods, due });
    setAsks(true);
    return undefined;
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={t('retention.periods')}
      onSubmit={(event) => void form.submit(send)(event)}
    >
      <Stack gap="4">
        {retentionKinds.map((kind) => (
          <TextField
            {...form.field(kind)}
            key={kind}
            label={t(`retention.kinds.${kind}`)}
            hint={t('retention.hint', { hint: t(`retention.hints.${kind}`), ...rangeOf(kind) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
          />
        ))}
        <ChangedBanner changed={seen.changed} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
      <NoticeDialog
        open={asks}
        type="warning"
        danger
        title={t('retention.shorter')}
        text={asked ? <DueRows due={asked.due} /> : null}
        confirmLabel={t('retention.confirm')}
        cancelLabel={t('close')}
        onClose={() => setAsks(false)}
        onConfirm={() => void (asked && save(asked.periods))}
      />
    </form>
  );
};
