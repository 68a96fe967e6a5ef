import { useTranslation } from 'react-i18next';
import { useCurrency } from '@caravan/web-core';
import { useConfigurations } from '../../lib/site-data.ts';
import styles from './footer.module.css';

/** The currency shown beside CNY amounts, marked "about"; charges are in CNY. */
export const Currency = () => {
  const { t } = useTranslation('app-layout');
  const currencies = useConfigurations()?.currencies ?? [];
  const [chosen, choose] = useCurrency();
  if (currencies.length === 0) return null;
  return (
    <label className={styles.currency}>
      <span>{t('footer.currency')}</span>
      <select value={chosen ?? ''} onChange={(event) => choose(event.target.value || null)}>
        <option value="">{t('footer.currencyNone')}</option>
        {currencies
          .filter((currency) => currency !== 'CNY')
          .map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
      </select>
    </label>
  );
};
