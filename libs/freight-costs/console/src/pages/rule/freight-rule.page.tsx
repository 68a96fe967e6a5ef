import { useTranslation } from 'react-i18next';
import { TypedYuan, VersionedForm } from '@caravan/console-core';
import { useGetFreightRuleQuery, useUpdateFreightRuleMutation } from '@caravan/freight-costs/api';
import { freightCostsReasons, type FreightRule, type FreightRuleChange } from '@caravan/freight-costs/contract';
import { DetailSkeleton, Heading, Panel, Stack, TextField } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule: { version, ...limits } }: { rule: FreightRule }) => {
  const { t } = useTranslation('freight-costs-console');
  const [update] = useUpdateFreightRuleMutation();
  const form = useContractForm<FreightRuleChange, FreightRuleChange>({
    schema: async () => (await import('@caravan/freight-costs/contract/staff')).freightRuleChange,
    defaultValues: limits,
    // What a colleague changes shows up, unless it is changed here.
    values: limits,
    reasons: freightCostsReasons,
  });
  const whole = (name: 'tolerance_g' | 'tolerance_percent', suffix: string) => (
    <TextField
      {...form.register(name, { valueAsNumber: true })}
      label={t(`rule.${name}`)}
      hint={t(`rule.hint.${name}`)}
      suffix={suffix}
      error={form.getFieldState(name, form.formState).error?.message}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      {whole('tolerance_g', 'g')}
      {whole('tolerance_percent', '%')}
      <Controller
        control={form.control}
        name="loss_fen"
        render={({ field, fieldState }) => (
          <TypedYuan
            // It begins anew with what a colleague has saved.
            key={version}
            label={t('rule.loss_fen')}
            hint={t('rule.hint.loss_fen')}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </VersionedForm>
  );
};

/** From which difference on a line of a carrier's bill becomes work. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const { data, error, refetch } = useGetFreightRuleQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('rule.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('rule.title')}
      </Heading>
      <Panel title={t('rule.differences')} text={t('rule.lead')}>
        <RuleForm rule={data} />
      </Panel>
    </Stack>
  );
};
