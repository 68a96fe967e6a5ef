import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, type PlaceDialogProps } from '@caravan/account/api';
import { Banner, Button, Combobox, Dialog, SelectField, Stack, Text } from '@caravan/ui-kit';
import { useCountry, useCurrency, useLanguage } from '@caravan/web-core';
import { byLanguage } from '@caravan/kernel';
import { useConfigurations } from '../../lib/site-data.ts';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** Without another currency amounts are in yuan alone. */
const none = 'CNY';

/** The one place where a visitor changes the country to which goods shall go, and the currency beside CNY. */
export const Slot = ({ onClose }: PlaceDialogProps) => {
  const { t } = useTranslation('app-layout');
  const say = words[useLanguage()];
  const { country, choose } = useCountry();
  const [currency, chooseCurrency] = useCurrency();
  // A guess may come after the dialog is open.
  const [picked, setChosen] = useState<string>();
  const [pickedCurrency, show] = useState<string>();
  const chosen = picked ?? country ?? '';
  const shown = pickedCurrency ?? currency ?? none;
  const [isMissing, setMissing] = useState(false);
  const { options, failed, retry } = useCountryOptions(chosen);
  const currencies = useConfigurations()?.currencies ?? [];
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The form of a page around the dialog is not sent.
    event.stopPropagation();
    setMissing(chosen === '');
    if (chosen === '') return;
    choose(chosen);
    chooseCurrency(shown === none ? null : shown);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say.title}
      footer={
        <Button type="submit" form={formId}>
          {say.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap="4">
          <Text size="sm" tone="muted">
            {say.text}
          </Text>
          {failed ? (
            <Banner
              tone="danger"
              live="alert"
              action={
                <Button size="sm" variant="secondary" onClick={retry}>
                  {t('error.retry')}
                </Button>
              }
            >
              {say.failed}
            </Banner>
          ) : null}
          <Combobox
            label={say.country}
            placeholder={say.choose}
            options={options}
            value={chosen}
            onChange={(code) => {
              setChosen(code);
              setMissing(false);
            }}
            error={isMissing ? say.missing : undefined}
            emptyText={say.none}
            openLabel={say.open}
            autoComplete="country-name"
          />
          <SelectField
            label={say.currency}
            options={[
              { value: none, label: say.onlyCny },
              ...[...new Set([...currencies, shown])]
                .filter((code) => code !== none)
                .map((code) => ({ value: code, label: code })),
            ]}
            value={shown}
            autoComplete="off"
            onChange={({ target }) => show(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
