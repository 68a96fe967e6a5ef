import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { couponTargets, discountOn, mostDiscount, ruleKinds, type NewCoupon } from '@caravan/promotions/contract';
import { Banner, Button, Checkbox, Grid, Panel, RadioGroup, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useContractForm, type ContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { OtherLanguageFields } from '@caravan/console-core';
import { couponFormReasons, couponFormSchema, couponOf, type CouponValues } from '../lib/coupon-form.ts';

export type CouponFormState = ContractForm<CouponValues, NewCoupon>;

/** The form of a coupon; what a colleague changes shows up in it, unless it is changed here. */
export const useCouponForm = (values: CouponValues): CouponFormState =>
  useContractForm<CouponValues, NewCoupon>({
    schema: async () => couponFormSchema((await import('@caravan/promotions/contract/schema')).newCoupon),
    defaultValues: values,
    values,
    reasons: couponFormReasons,
  });

export interface CouponFormProps {
  form: CouponFormState;
  /** The costs of its uses so far, in fen. */
  spentFen: number;
  /** Whether a colleague changed the coupon meanwhile. */
  changed?: boolean;
  /** Whether a programme can be chosen instead of a coupon; later the kind stays. */
  isNew?: boolean;
  save: string;
  onSend: (coupon: NewCoupon) => Promise<SubmitResult>;
}

/** The prices of the example, in fen. */
const examples = [10_000, 50_000];

/** The effect of the typed coupon on two prices, and its highest costs; nothing while it cannot be read. */
const Preview = ({ values, spentFen }: { values: CouponValues; spentFen: number }) => {
  const { t } = useTranslation('promotions-console');
  const { percent, cap_fen: capFen, amount_fen: amountFen, ...limits } = couponOf(values);
  const { minimum_fen: minimumFen, budget_fen: budgetFen } = limits;
  const isReadable = [percent, capFen, amountFen, minimumFen, budgetFen].every(
    (one) => one === null || !Number.isNaN(one),
  );
  if (!isReadable) return null;
  const most = mostDiscount({ amountFen, capFen });
  const after = (price: number) =>
    price < minimumFen ? price : price - discountOn(price, { percent, capFen, amountFen });
  return (
    <div role="status">
      {examples.map((price) => (
        <Text key={price} size="sm" tone="muted">
          {t('example', { price: formatFen(price), after: formatFen(after(price)) })}
        </Text>
      ))}
      <Text size="sm" weight="medium">
        {t('costs', {
          left: formatFen(Math.max(0, budgetFen - spentFen)),
          budget: formatFen(budgetFen),
          spent: formatFen(spentFen),
        })}
      </Text>
      {values.rule !== 'coupon' && most ? (
        <Text size="sm" tone="muted">
          {t('moreCoupons', { count: Math.floor(Math.max(0, budgetFen - spentFen) / most) })}
        </Text>
      ) : null}
    </div>
  );
};

const yuan = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off', numeric: true } as const;
const whole = { inputMode: 'numeric', autoComplete: 'off', numeric: true } as const;

/**
 * The reason for which a programme gives points, the price of a coupon, and the days for which its coupons are valid.
 */
const ProgramFields = ({ form, givesPoints }: { form: CouponFormState; givesPoints: boolean }) => {
  const { t } = useTranslation('promotions-console');
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="3" align="start">
      {givesPoints ? (
        <>
          <TextField {...form.field('points_per_yuan')} label={t('pointsPerYuan')} {...whole} />
          <TextField {...form.field('points_price')} label={t('pointsPrice')} {...whole} />
        </>
      ) : null}
      <TextField {...form.field('valid_days')} label={t('validDays')} {...whole} />
    </Grid>
  );
};

/** A coupon or a programme: what it lowers, by how much, for whom, when, and up to which budget. */
export const CouponForm = ({ form, spentFen, changed = false, isNew = false, save, onSend }: CouponFormProps) => {
  const { t } = useTranslation('promotions-console');
  const typed = form.watch();
  const isCoupon = typed.rule === 'coupon';
  const optional = t('optional');
  return (
    <form method="post" noValidate aria-label={t('form')} onSubmit={(event) => void form.submit(onSend)(event)}>
      <Stack gap="4">
        <Panel title={t(isCoupon ? 'form' : `rules.${typed.rule}`)} gap="3">
          {isNew ? (
            <RadioGroup
              {...form.field('rule')}
              label={t('rule')}
              options={ruleKinds.map((rule) => ({
                value: rule,
                label: t(`rules.${rule}`),
                hint: t(`rulesHint.${rule}`),
              }))}
            />
          ) : null}
          {isCoupon ? (
            <TextField
              {...form.field('code')}
              label={t('code')}
              hint={t('codeHint')}
              maxLength={30}
              autoComplete="off"
            />
          ) : null}
          <Grid columns={{ base: 1, md: 2 }} gap="3" align="start">
            <TextField {...form.field('name.en')} label={t('nameEn')} lang="en" maxLength={60} />
            <TextField {...form.field('name.zh')} label={t('nameZh')} lang="zh" maxLength={60} />
            <OtherLanguageFields
              field={(language) => form.field(`name.${language}`)}
              label={(language) => t('nameIn', { language })}
              optionalText={t('optional')}
              maxLength={60}
            />
          </Grid>
          <RadioGroup
            {...form.field('target')}
            label={t('target')}
            options={couponTargets.map((target) => ({
              value: target,
              label: t(`targets.${target}`),
              hint: t(`targetsHint.${target}`),
            }))}
          />
          <RadioGroup
            {...form.field('kind')}
            label={t('kind')}
            look="row"
            options={(['percent', 'amount'] as const).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <Grid columns={{ base: 1, md: 2 }} gap="3" align="start">
            {typed.kind === 'percent' ? (
              <>
                <TextField {...form.field('percent')} label={t('percent')} suffix="%" {...whole} />
                <TextField
                  {...form.field('cap_fen')}
                  label={t('cap')}
                  optionalText={isCoupon ? optional : undefined}
                  {...yuan}
                />
              </>
            ) : (
              <TextField {...form.field('amount_fen')} label={t('amount')} {...yuan} />
            )}
          </Grid>
          {isCoupon ? null : <ProgramFields form={form} givesPoints={typed.rule === 'points'} />}
        </Panel>
        <Panel title={t('limits')} gap="3">
          <Grid columns={{ base: 1, md: 2 }} gap="3" align="start">
            <TextField {...form.field('minimum_fen')} label={t('minimum')} {...yuan} />
            <TextField
              {...form.field('per_person')}
              label={t(isCoupon ? 'perPerson' : 'couponsPerPerson')}
              optionalText={optional}
              {...whole}
            />
            <TextField {...form.field('starts_at')} type="datetime-local" label={t('starts')} optionalText={optional} />
            <TextField {...form.field('ends_at')} type="datetime-local" label={t('ends')} optionalText={optional} />
          </Grid>
          <TextField
            {...form.field('budget_fen')}
            label={t('budget')}
            hint={t(isCoupon ? 'budgetHint' : 'programBudgetHint')}
            {...yuan}
          />
          {isCoupon ? <Checkbox {...form.field('first_only')} label={t('firstOnly')} /> : null}
          <Checkbox {...form.field('active')} label={t('active')} />
          <Preview values={typed} spentFen={spentFen} />
        </Panel>
        {changed ? <Banner tone="warning">{t('changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
