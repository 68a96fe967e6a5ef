import { useTranslation } from 'react-i18next';
import { TypedYuan, useSeenVersion } from '@caravan/console-core';
import { Banner, Button, Checkbox, DetailSkeleton, Heading, Panel, Row, Stack } from '@caravan/ui-kit';
import { useGetWeighingRuleQuery, useUpdateWeighingRuleMutation } from '@caravan/warehouse-packages/api/staff';
import {
  warehousePackagesReasons,
  type WeighingRule,
  type WeighingRuleChange,
} from '@caravan/warehouse-packages/contract';
import { LoadFailed, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('rule.title') });

const RuleForm = ({ rule }: { rule: WeighingRule }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [update] = useUpdateWeighingRuleMutation();
  const { enabled, floor_fen } = rule;
  const form = useContractForm<WeighingRuleChange, WeighingRuleChange>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).weighingRuleChange,
    defaultValues: { enabled, floor_fen },
    // What a colleague changes shows up, unless it is changed here.
    values: { enabled, floor_fen },
    reasons: warehousePackagesReasons,
  });
  const seen = useSeenVersion(rule.version, form.formState.isDirty);
  const send = async (body: WeighingRuleChange) => {
    const result = await update({ body, ...(seen.version === undefined ? {} : { version: seen.version }) });
    seen.check(result.error);
    if (result.data) toast.show(t('rule.saved'));
    return result;
  };
  return (
    <form method="post" noValidate aria-label={t('rule.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Checkbox {...form.field('enabled')} label={t('rule.enabled')} hint={t('rule.enabledHint')} />
        <Controller
          control={form.control}
          name="floor_fen"
          render={({ field, fieldState }) => (
            <TypedYuan
              label={t('rule.floor')}
              hint={t('rule.floorHint')}
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        {seen.changed ? <Banner tone="warning">{t('rule.changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('rule.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Whether packed parcels are weighed, and which difference the shop bears. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data, error, refetch } = useGetWeighingRuleQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('rule.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('rule.title')}
      </Heading>
      <Panel title={t('rule.before')} text={t('rule.lead')}>
        <RuleForm rule={data} />
      </Panel>
    </Stack>
  );
};
