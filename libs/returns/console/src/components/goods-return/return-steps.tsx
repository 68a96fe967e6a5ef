import { useTranslation } from 'react-i18next';
import { YuanField } from '@caravan/console-core';
import { formatFen } from '@caravan/kernel';
import type { StaffReturn } from '@caravan/returns/contract';
import { restrictions } from '@caravan/shipping/contract';
import { Checkbox, Fieldset, Grid, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import { ReturnStepForm, type StepBody, type StepFields } from './return-step-form.tsx';

interface PartProps {
  form: ContractForm<StepFields, StepBody>;
}

const Shipment = ({ form }: PartProps) => {
  const { t } = useTranslation('returns-console');
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="3">
      <TextField {...form.field('carrier')} label={t('returns.carrier')} required maxLength={100} />
      <TextField
        {...form.field('tracking_number')}
        label={t('returns.tracking')}
        required
        maxLength={200}
        autoComplete="off"
      />
    </Grid>
  );
};

const measures = ['weight_g', 'length_mm', 'width_mm', 'height_mm'] as const;

/** The goods that came in exchange, as they are on the scales. */
const Replacement = ({ form }: PartProps) => {
  const { t } = useTranslation('returns-console');
  const errors = form.formState.errors.replacement;
  return (
    <Stack gap="3">
      <Grid columns={{ base: 2, md: 4 }} gap="3">
        {measures.map((name) => (
          <TextField
            key={name}
            {...form.register(`replacement.${name}`, { valueAsNumber: true })}
            label={t(`returns.measure.${name}`)}
            error={errors?.[name]?.message}
            suffix={name === 'weight_g' ? 'g' : 'mm'}
            inputMode="numeric"
            autoComplete="off"
            numeric
            required
          />
        ))}
      </Grid>
      <TextField
        {...form.register('replacement.bin', { setValueAs: (typed: unknown) => (typed === '' ? null : typed) })}
        label={t('returns.bin')}
        hint={t('returns.binHint')}
        error={errors?.bin?.message}
        maxLength={30}
        autoComplete="off"
      />
      <Fieldset legend={t('returns.restrictions')}>
        <Row gap="4" wrap>
          {restrictions.map((one) => (
            <Checkbox
              key={one}
              {...form.register('replacement.restrictions')}
              value={one}
              label={t(`returns.restriction.${one}`)}
            />
          ))}
        </Row>
      </Fieldset>
    </Stack>
  );
};

export interface ReturnStepsProps {
  goodsReturn: StaffReturn;
  /** In a queue: the next task is shown. */
  onDone?: () => void;
}

/** The steps that the reader may make now. */
export const ReturnSteps = ({ goodsReturn, onDone }: ReturnStepsProps) => {
  const { t } = useTranslation('returns-console');
  const { number, steps, kind, paid_by: payer, paid_fen: paidFen, fee_fen: feeFen } = goodsReturn;
  const common = { number, onDone };
  const max = t('returns.max', { amount: formatFen(paidFen) });
  return (
    <Stack gap="4">
      {steps.includes('agreed') ? (
        <ReturnStepForm {...common} defaultValues={{ step: 'agreed', note: '' }}>
          {(form) =>
            payer === 'shopper' ? (
              <YuanField control={form.control} name="fee_fen" label={t('returns.fee')} hint={t('returns.feeHint')} />
            ) : (
              <Text size="sm">{t('returns.feeNone')}</Text>
            )
          }
        </ReturnStepForm>
      ) : null}
      {steps.includes('sent') ? (
        <ReturnStepForm {...common} defaultValues={{ step: 'sent', note: '', carrier: '', tracking_number: '' }}>
          {(form) => (
            <>
              <Shipment form={form} />
              <YuanField
                control={form.control}
                name="freight_fen"
                label={t('returns.freight')}
                hint={feeFen === null ? t('returns.freightHint') : t('returns.freightFee', { fee: formatFen(feeFen) })}
                optionalText={t('returns.optional')}
              />
            </>
          )}
        </ReturnStepForm>
      ) : null}
      {steps.includes('settled') && kind === 'return' ? (
        <ReturnStepForm {...common} defaultValues={{ note: '' }}>
          {(form) => (
            <>
              <YuanField control={form.control} name="refund_fen" label={t('returns.refund')} hint={max} />
              {feeFen === null ? null : <Text size="sm">{t('returns.lessFee', { fee: formatFen(feeFen) })}</Text>}
            </>
          )}
        </ReturnStepForm>
      ) : null}
      {steps.includes('settled') && kind === 'exchange' ? (
        <ReturnStepForm
          {...common}
          defaultValues={{
            step: 'settled',
            note: '',
            replacement: { restrictions: [], bin: null },
          }}
        >
          {(form) => <Replacement form={form} />}
        </ReturnStepForm>
      ) : null}
      {steps.includes('refused') ? (
        <ReturnStepForm {...common} danger defaultValues={{ step: 'refused', note: '' }} />
      ) : null}
    </Stack>
  );
};
