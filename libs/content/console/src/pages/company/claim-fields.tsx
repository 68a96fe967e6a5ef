import { useTranslation } from 'react-i18next';
import { deliveryWays, type NewCompany } from '@caravan/content/contract';
import { Grid, Panel, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';

const figures = ['customers', 'countries', 'reach_countries', 'reach_regions', 'warehouses'] as const;
const ends = ['from', 'to'] as const;

/** The numbers that the landing page of logistics claims. */
export const ClaimFields = ({ form }: { form: ContractForm<NewCompany, NewCompany> }) => {
  const { t } = useTranslation('content-console');
  const { claims: errors } = form.formState.errors;
  const look = { inputMode: 'numeric', autoComplete: 'off', numeric: true } as const;
  return (
    <Panel title={t('company.claims.title')} text={t('company.claims.lead')} gap="3">
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
        {figures.map((name) => (
          <TextField
            {...form.register(`claims.${name}`, { valueAsNumber: true })}
            {...look}
            key={name}
            label={t(`company.claims.${name}`)}
            error={errors?.[name]?.message}
          />
        ))}
        {deliveryWays.flatMap(({ key }) =>
          ends.map((end) => (
            <TextField
              {...form.register(`claims.delivery.${key}.${end}`, { valueAsNumber: true })}
              {...look}
              key={key + end}
              label={t(`company.claims.${end}`, { way: t(`company.claims.${key}`) })}
              error={errors?.delivery?.[key]?.[end]?.message}
            />
          )),
        )}
      </Grid>
    </Panel>
  );
};
