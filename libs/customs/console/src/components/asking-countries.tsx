import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import {
  askingCountries,
  taxNumberKinds,
  taxNumberNames,
  taxNumberNeeds,
  type AskingCountry,
  type CustomsRuleChange,
  type TaxNumberKind,
} from '@caravan/customs/contract';
import { Button, Card, Checkbox, Row, SelectField, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useWatch, type ContractForm } from '@caravan/web-core/forms';

/** A country can ask for numbers of its own registers, or for any other one. */
const kindsFor = (country: string): TaxNumberKind[] =>
  taxNumberKinds.filter((kind) => kind === 'other' || kind.startsWith(`${country.toLowerCase()}_`));

interface CountryProps {
  asking: AskingCountry;
  onChange: (asking: AskingCountry) => void;
  /** Undefined for a country of the built-in table, which is turned off instead. */
  onRemove: (() => void) | undefined;
}

const Country = ({ asking, onChange, onRemove }: CountryProps) => {
  const { t } = useTranslation('customs-console');
  const { country: nameOf } = useFormats();
  const { country, need, kinds } = asking;
  const name = nameOf(country);
  return (
    <Card as="section" tone="outline" aria-label={name}>
      <Row gap="3" align="end" wrap>
        <SelectField
          label={name}
          value={need}
          options={taxNumberNeeds.map((one) => ({ value: one, label: t(`countries.needs.${one}`) }))}
          onChange={({ target }) =>
            onChange({ ...asking, need: taxNumberNeeds.find((one) => one === target.value) ?? need })
          }
        />
        {kindsFor(country).map((kind) => (
          <Checkbox
            key={kind}
            label={kind === 'other' ? t('countries.other') : taxNumberNames[kind]}
            checked={kinds.includes(kind)}
            // One kind at least stays.
            disabled={kinds.length === 1 && kinds[0] === kind}
            onChange={({ target }) =>
              onChange({ ...asking, kinds: target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind) })
            }
          />
        ))}
        {onRemove ? (
          <Button size="sm" variant="ghost" icon="trash" onClick={onRemove}>
            {t('countries.remove')}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
};

export const AskingCountries = ({ form }: { form: ContractForm<CustomsRuleChange, CustomsRuleChange> }) => {
  const { t } = useTranslation('customs-console');
  const [chosen, setChosen] = useState('');
  const { options } = useCountryOptions();
  const countries = useWatch({ control: form.control, name: 'countries' }) ?? [];
  const set = (next: AskingCountry[]): void => form.setValue('countries', next, { shouldDirty: true });
  const add = (): void => {
    set([...countries, { country: chosen, need: 'required', kinds: ['other'] }]);
    setChosen('');
  };
  return (
    <Stack gap="3">
      <Text>{t('countries.lead')}</Text>
      {countries.map((asking) => (
        <Country
          key={asking.country}
          asking={asking}
          onChange={(changed) => set(countries.map((one) => (one.country === asking.country ? changed : one)))}
          onRemove={
            askingCountries.includes(asking.country)
              ? undefined
              : () => set(countries.filter(({ country }) => country !== asking.country))
          }
        />
      ))}
      <Row gap="2" align="end" wrap>
        <SelectField
          label={t('countries.another')}
          placeholder={t('countries.choose')}
          value={chosen}
          options={options.filter(({ value }) => !countries.some(({ country }) => country === value))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button variant="secondary" icon="plus" disabled={!chosen} onClick={add}>
          {t('countries.add')}
        </Button>
      </Row>
    </Stack>
  );
};
