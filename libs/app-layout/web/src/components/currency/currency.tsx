import { useTranslation } from 'react-i18next';
import { Icon } from '@caravan/ui-kit';
import { useCurrency } from '@caravan/web-core';
import { useConfigurations } from '../../lib/site-data.ts';
import styles from './currency.module.css';

export interface CurrencyProps {
  /** `bar` shows only the code, for the header. */
  look?: 'field' | 'bar';
}

/** The currency shown beside CNY amounts, marked "about"; charges are in CNY. */
export const Currency = ({ look = 'field' }: CurrencyProps) => {
  const { t } = useTranslation('app-layout');
  const currencies = useConfigurations()?.currencies ?? [];
  const [chosen, choose] = useCurrency();
  if (currencies.length === 0) return null;
  const isBar = look === 'bar';
  return (
    <label className={styles.currency} data-look={look}>
      {isBar ? null : <span>{t('footer.currency')}</span>}
      <select
        value={chosen ?? ''}
        aria-label={isBar ? t('header.currency') : undefined}
        title={isBar ? t('header.currency') : undefined}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">{isBar ? 'CNY' : t('footer.currencyNone')}</option>
        {currencies
          .filter((currency) => currency !== 'CNY')
          .map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
      </select>
      {isBar ? <Icon name="chevron-down" size="xs" /> : null}
    </label>
  );
};
