import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { recordTypes } from '@caravan/fund-payment/contract';
import { Button, Grid, Row, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import { fundHref, type RecordFilters } from '../../lib/records-query.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Type and dates. The address holds the filters, so that back, reload and bookmarks keep them. */
export const RecordsFilters = ({ filters }: { filters: RecordFilters }) => {
  const { t } = useTranslation('fund-payment');
  const navigate = useNavigate();
  const [reversed, setReversed] = useState(false);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = {
      type: textOf(form, 'type') as RecordFilters['type'],
      from: textOf(form, 'from'),
      to: textOf(form, 'to'),
    };
    const isReversed = wanted.from !== '' && wanted.to !== '' && wanted.to < wanted.from;
    setReversed(isReversed);
    if (isReversed) event.currentTarget.querySelector<HTMLInputElement>('[name="to"]')?.focus();
    else void navigate(fundHref(wanted), { preventScrollReset: true });
  };

  return (
    <form onSubmit={apply} role="search" aria-label={t('fund.filters')} noValidate>
      <Stack gap="3">
        <Grid columns={{ base: 1, sm: 2, md: 4 }} gap="4" align="end">
          <SelectField
            label={t('fund.type')}
            name="type"
            defaultValue={filters.type}
            placeholder={t('fund.all')}
            options={recordTypes.map((type) => ({ value: type, label: t(`fund.types.${type}`) }))}
          />
          <TextField type="date" label={t('fund.from')} name="from" defaultValue={filters.from} />
          <TextField
            type="date"
            label={t('fund.to')}
            name="to"
            defaultValue={filters.to}
            error={reversed ? t('fund.order') : undefined}
          />
          <Row gap="3">
            <Button type="submit" variant="secondary" icon="filter">
              {t('fund.apply')}
            </Button>
          </Row>
        </Grid>
        <Text size="sm" tone="muted">
          {t('fund.days')}
        </Text>
      </Stack>
    </form>
  );
};
