import { useTranslation } from 'react-i18next';
import { personName, type Address } from '@caravan/account/contract';
import { addressText } from '@caravan/account/contract/address-lines';
import { accountPaths } from '@caravan/routes';
import { Link, SelectField, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

export interface BillAddressProps {
  addresses: readonly Address[];
  /** The id of the chosen address; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The billing address for the receipt, if any. */
export const BillAddress = ({ addresses, chosen, onChoose }: BillAddressProps) => {
  const { t } = useTranslation('fund-payment');
  const { country } = useFormats();
  const label = (address: Address): string =>
    `${personName(address)} · ${addressText(address, country(address.country))}`;
  return (
    <Stack gap="2">
      <SelectField
        label={t('bill.label')}
        optionalText={t('bill.optional')}
        hint={t('bill.hint')}
        autoComplete="off"
        placeholder={t('bill.none')}
        options={addresses.map((address) => ({ value: address.id, label: label(address) }))}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      />
      <Text size="sm">
        <Link to={accountPaths.address.href()}>{t('bill.add')}</Link>
      </Text>
    </Stack>
  );
};
