import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { logisticsPaths } from '@caravan/routes';
import { Button, Grow, Row, SelectField } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import type { CountryLink } from '../../lib/use-duty-countries.ts';

export interface CountryChoiceProps {
  countries: readonly CountryLink[];
  /** The country whose figures are shown. */
  chosen?: string;
}

/** A plain form: it works before scripts load; afterwards it navigates without a reload. */
export const CountryChoice = ({ countries, chosen }: CountryChoiceProps) => {
  const { t } = useTranslation('logistics');
  const navigate = useNavigate();

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const country = new FormData(event.currentTarget).get('country');
    if (typeof country === 'string' && country) void navigate(logisticsPaths.countryDuty.href({ country }));
  };
  return (
    <form method="get" action={logisticsPaths.duties.href()} onSubmit={show}>
      <Row gap="3" align="end">
        <Grow>
          <SelectField
            key={chosen}
            label={t('duties.choose')}
            name="country"
            placeholder={t('duties.chooseFirst')}
            options={countries}
            defaultValue={chosen}
            required
          />
        </Grow>
        <Button type="submit" plain>
          {t('duties.show')}
        </Button>
      </Row>
    </form>
  );
};
