import { useTranslation } from 'react-i18next';
import { flatCharges, valueBases } from '@caravan/logistics/contract';
import { Button, Card, Grid, Heading, Row, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { SourceFields, type DutyForm } from './source-fields.tsx';

export interface BandFieldsProps {
  form: DutyForm;
  index: number;
  onRemove: () => void;
}

/** The duty up to a value. */
export const BandFields = ({ form, index, onRemove }: BandFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  const name = `duty.${index}` as const;
  const kind = form.watch(`${name}.kind`);
  const bases = valueBases.map((basis) => ({ value: basis, label: t(`duties.base.${basis}`) }));
  const number = { inputMode: 'decimal', numeric: true } as const;
  return (
    <Card as="section" aria-label={t('duties.band', { number: index + 1 })}>
      <Stack gap="3">
        <Row justify="between">
          <Heading level={3} size="sm">
            {t('duties.band', { number: index + 1 })}
          </Heading>
          <Button size="sm" variant="ghost" icon="trash" onClick={onRemove}>
            {t('duties.removeBand', { number: index + 1 })}
          </Button>
        </Row>
        <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
          <SelectField
            {...form.field(`${name}.kind`)}
            label={t('duties.kind')}
            options={(['rate', 'flat'] as const).map((one) => ({ value: one, label: t(`duties.kinds.${one}`) }))}
          />
          <TextField
            {...form.field(`${name}.up_to`)}
            label={t('duties.upTo')}
            optionalText={t('duties.noEnd')}
            {...number}
          />
          <SelectField {...form.field(`${name}.up_to_basis`)} label={t('duties.basis')} options={bases} />
          {kind === 'rate' ? (
            <>
              <TextField {...form.field(`${name}.low`)} label={t('duties.low')} suffix="%" {...number} />
              <TextField {...form.field(`${name}.high`)} label={t('duties.high')} suffix="%" {...number} />
              <SelectField {...form.field(`${name}.base`)} label={t('duties.chargedOn')} options={bases} />
            </>
          ) : (
            <>
              <TextField {...form.field(`${name}.amount`)} label={t('duties.amount')} {...number} />
              <SelectField
                {...form.field(`${name}.per`)}
                label={t('duties.per')}
                options={flatCharges.map((per) => ({ value: per, label: t(`duties.pers.${per}`) }))}
              />
            </>
          )}
        </Grid>
        <SourceFields form={form} name={`${name}.source`} />
      </Stack>
    </Card>
  );
};
