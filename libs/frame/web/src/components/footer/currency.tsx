import { useCurrency, useTexts } from '@caravan/web-core';
import { useConfigurations } from '../../lib/site-data.ts';
import styles from './footer.module.css';

/** The currency in which amounts are shown beside CNY, marked "about"; nothing is ever charged in it. */
export const Currency = () => {
  const t = useTexts('frame');
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
