import { useTranslation } from 'react-i18next';
import { useGetStaffTextsQuery, useUpdateTextLimitsMutation } from '@caravan/account/api/staff';
import { accountReasons, type StaffTexts, type TextLimits } from '@caravan/account/contract';
import { VersionedForm } from '@caravan/console-core';
import { Banner, DescriptionList, DetailSkeleton, Heading, Panel, Stack, Text, TextField } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { FailedTexts, useTextFailure } from './failed-texts.tsx';

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('texts.title') });

const State = ({ texts: { gateway, parts, waiting } }: { texts: StaffTexts }) => {
  const { t } = useTranslation('account-console');
  const { number } = useFormats();
  const failureOf = useTextFailure();
  const facts = [
    { key: 'gateway', term: t('texts.gateway'), value: gateway === null ? t('texts.off') : t('texts.on') },
    { key: 'day', term: t('texts.day'), value: number(parts.day) },
    { key: 'month', term: t('texts.month'), value: number(parts.month) },
    { key: 'waiting', term: t('texts.waiting'), value: number(waiting.count) },
  ];
  return (
    <Stack gap="3">
      {waiting.failure ? (
        <Banner tone="warning">
          {waiting.since ? (
            <LocalTime
              at={waiting.since}
              text={(since) => t('texts.stuck', { since, why: failureOf(waiting.failure) })}
            />
          ) : null}
        </Banner>
      ) : null}
      <DescriptionList items={facts} />
      {gateway === null ? <Text tone="muted">{t('texts.keys')}</Text> : null}
    </Stack>
  );
};

const LimitsForm = ({ texts: { limits, version } }: { texts: StaffTexts }) => {
  const { t } = useTranslation('account-console');
  const [update] = useUpdateTextLimitsMutation();
  const shown = { per_day: String(limits.per_day), per_shopper: String(limits.per_shopper) };
  const form = useContractForm<Record<keyof TextLimits, string>, TextLimits>({
    schema: async () => (await import('@caravan/account/contract/schema')).textLimitsForm,
    defaultValues: shown,
    // A colleague's changes show up, unless they are changed here.
    values: shown,
    reasons: accountReasons,
  });
  return (
    <VersionedForm
      label={t('texts.limits')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <TextField
        {...form.field('per_day')}
        label={t('texts.perDay')}
        hint={t('texts.perDayHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <TextField
        {...form.field('per_shopper')}
        label={t('texts.perShopper')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
    </VersionedForm>
  );
};

/** Whether text messages go out, what they cost, what failed, and how many may be sent. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const { data, error, refetch } = useGetStaffTextsQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('texts.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('texts.loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('texts.title')}
      </Heading>
      <Panel title={t('texts.state')} text={t('texts.lead')}>
        <State texts={data} />
      </Panel>
      <Panel title={t('texts.limits')} text={t('texts.limitsLead')}>
        <LimitsForm texts={data} />
      </Panel>
      <Panel title={t('texts.notSent')}>
        <FailedTexts rows={data.failed} />
      </Panel>
    </Stack>
  );
};
