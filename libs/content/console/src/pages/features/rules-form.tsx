import { useTranslation } from 'react-i18next';
import { VersionedForm, YuanField } from '@caravan/console-core';
import { useUpdateShopRulesMutation } from '@caravan/content/api/staff';
import { contentReasons, ruleLimits, type ShopRules, type StaffShopRules } from '@caravan/content/contract';
import { Grid, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const numbers = [
  ['free_storage_days', 'free_storage_days'],
  ['storage_max_fee_days', 'storage_max_fee_days'],
  ['review_hours.0', 'review_from_hours'],
  ['review_hours.1', 'review_to_hours'],
  ['refund_hours', 'refund_hours'],
  ['photo_max_count', 'photo_max_count'],
] as const;
const fees = ['storage_fee_fen_per_day', 'photo_fee_fen'] as const;

/** Sets the fees, limits and periods of orders that are placed from now on. */
export const RulesForm = ({ rules, version }: StaffShopRules) => {
  const { t } = useTranslation('content-console');
  const { asYuan, number } = useFormats();
  const [update] = useUpdateShopRulesMutation();
  const form = useContractForm<ShopRules, ShopRules>({
    schema: async () => (await import('@caravan/content/contract/staff')).shopRules,
    defaultValues: rules,
    // A colleague's changes show up, unless they are changed here.
    values: rules,
    reasons: contentReasons,
  });
  const hint = (limits: { usual: number; least: number; most: number }, text: (value: number) => string) =>
    t('features.ruleHint', { usual: text(limits.usual), least: text(limits.least), most: text(limits.most) });
  return (
    <VersionedForm
      label={t('features.own')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="4">
        {numbers.map(([name, rule]) => (
          <TextField
            {...form.register(name, { valueAsNumber: true })}
            key={name}
            label={t(`features.rules.${rule}`)}
            hint={hint(ruleLimits[rule], number)}
            error={form.getFieldState(name, form.formState).error?.message}
            inputMode="numeric"
            autoComplete="off"
            numeric
          />
        ))}
        {fees.map((name) => (
          <YuanField
            key={name}
            control={form.control}
            name={name}
            label={t(`features.rules.${name}`)}
            hint={hint(ruleLimits[name], asYuan)}
          />
        ))}
      </Grid>
    </VersionedForm>
  );
};
