import { useTranslation } from 'react-i18next';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { SelectField } from '@caravan/ui-kit';
import { useCurrency } from '@caravan/web-core';

export interface CurrencyFieldProps {
  /** The account's currency; `CNY` if it has none. */
  currency: string;
  /** Resolves to whether the server saved it. */
  onChoose: (currency: string) => Promise<boolean>;
}

const none = 'CNY';

/** The currency shown beside CNY amounts: saved in the account, applied in this browser at once. */
export const CurrencyField = ({ currency, onChoose }: CurrencyFieldProps) => {
  const { t } = useTranslation('account');
  const { data } = useGetConfigurationsQuery();
  const [shown, show] = useCurrency();
  const others = [...new Set([...(data?.currencies ?? []), currency])].filter((one) => one !== none);
  const choose = async (chosen: string) => {
    if (await onChoose(chosen)) show(chosen === none ? null : chosen);
  };
  return (
    <SelectField
      key={others.length}
      label={t('setting.currency')}
      hint={
        (shown ?? none) === currency
          ? t('setting.currencyHint')
          : t('setting.currencyElsewhere', { currency: shown ?? none })
      }
      options={[
        { value: none, label: t('setting.currencyNone') },
        ...others.map((code) => ({ value: code, label: code })),
      ]}
      value={currency}
      autoComplete="off"
      onChange={({ target }) => void choose(target.value)}
    />
  );
};
