import { getConfigurations } from '@caravan/content/contract';
import { SelectField } from '@caravan/ui-kit';
import { endpointFor, useCurrency, useTexts } from '@caravan/web-core';

export interface CurrencyFieldProps {
  /** As the account has it; `CNY` for none. */
  currency: string;
  /** Resolves to whether it has been kept. */
  onChoose: (currency: string) => Promise<boolean>;
}

const none = 'CNY';

/** The currency that amounts are shown in beside CNY: kept with the account, and in force in this browser at once. */
export const CurrencyField = ({ currency, onChoose }: CurrencyFieldProps) => {
  const t = useTexts('account');
  const { data } = endpointFor(getConfigurations).useQuery();
  const [shown, show] = useCurrency();
  const others = [...new Set([...(data?.currencies ?? []), currency])].filter((one) => one !== none);
  const choose = async (chosen: string) => {
    if (await onChoose(chosen)) show(chosen === none ? null : chosen);
  };
  return (
    <SelectField
      key={others.length}
      label={t('setting.currency')}
      hint={(shown ?? none) === currency ? t('setting.currencyHint') : t('setting.currencyElsewhere', { currency: shown ?? none })}
      options={[{ value: none, label: t('setting.currencyNone') }, ...others.map((code) => ({ value: code, label: code }))]}
      value={currency}
      autoComplete="off"
      onChange={({ target }) => void choose(target.value)}
    />
  );
};
