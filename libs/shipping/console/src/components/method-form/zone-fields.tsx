import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { YuanField } from '@caravan/console-core';
import { Button, Card, Chip, Combobox, FieldError, Grid, Heading, Row, Stack, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { MethodFieldsProps } from './method-form-props.ts';

export interface ZoneFieldsProps extends MethodFieldsProps {
  index: number;
  /** Absent for the only zone. */
  onRemove: (() => void) | undefined;
}

const ZoneCountries = ({ form, index }: Pick<ZoneFieldsProps, 'form' | 'index'>) => {
  const { t } = useTranslation('shipping-console');
  const { country } = useFormats();
  const { options } = useCountryOptions();
  const name = `zones.${index}.countries` as const;
  const chosen = form.watch(name);
  const taken = new Set(form.watch('zones').flatMap(({ countries }) => countries));
  const set = (codes: string[]) => form.setValue(name, codes, { shouldDirty: true, shouldValidate: true });
  const error = form.formState.errors.zones?.[index]?.countries?.message;
  return (
    <Stack gap="2">
      <Combobox
        label={t('methods.countries')}
        hint={t('methods.countriesHint')}
        options={options.filter(({ value }) => !taken.has(value))}
        value=""
        onChange={(code) => (code ? set([...chosen, code]) : undefined)}
        emptyText={t('methods.noCountry')}
        openLabel={t('methods.openCountries')}
      />
      {error ? <FieldError id={`countries-${index}-error`}>{error}</FieldError> : null}
      <Row gap="2" wrap>
        {chosen.map((code) => (
          <Chip
            key={code}
            onRemove={() => set(chosen.filter((one) => one !== code))}
            removeLabel={t('methods.removeCountry', { country: country(code) })}
          >
            {country(code)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
};

/** Countries with the same price. */
export const ZoneFields = ({ form, index, onRemove }: ZoneFieldsProps) => {
  const { t } = useTranslation('shipping-console');
  const errors = form.formState.errors.zones?.[index];
  const days = (name: 'eta_min_days' | 'eta_max_days') => ({
    ...form.register(`zones.${index}.${name}`, { valueAsNumber: true }),
    error: errors?.[name]?.message,
    inputMode: 'numeric' as const,
    numeric: true,
  });
  return (
    <Card as="section" aria-label={t('methods.zone', { number: index + 1 })}>
      <Stack gap="4">
        <Row justify="between">
          <Heading level={3} size="sm">
            {t('methods.zone', { number: index + 1 })}
          </Heading>
          {onRemove ? (
            <Button
              size="sm"
              variant="ghost"
              icon="trash"
              aria-label={t('methods.removeZone', { number: index + 1 })}
              onClick={onRemove}
            >
              {t('methods.remove')}
            </Button>
          ) : null}
        </Row>
        <ZoneCountries form={form} index={index} />
        <Grid columns={{ base: 1, md: 3 }} gap="4">
          <YuanField control={form.control} name={`zones.${index}.first_fen`} label={t('methods.first')} />
          <YuanField control={form.control} name={`zones.${index}.further_fen`} label={t('methods.further')} />
          <YuanField control={form.control} name={`zones.${index}.customs_fen`} label={t('methods.customs')} />
        </Grid>
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...days('eta_min_days')} label={t('methods.etaMin')} />
          <TextField {...days('eta_max_days')} label={t('methods.etaMax')} />
        </Grid>
      </Stack>
    </Card>
  );
};
