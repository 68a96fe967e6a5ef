import { useTranslation } from 'react-i18next';
import styles from './cart-line.module.css';

const columns = ['price', 'quantity', 'amount'] as const;

/** Captions of the columns on wide screens. Each line repeats them for screen readers. */
export const LineCaptions = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <div className={styles.captions} aria-hidden="true">
      <span className={styles.goods}>{t('column.product')}</span>
      {columns.map((column) => (
        <span key={column} className={styles[column]}>
          {t(`column.${column}`)}
        </span>
      ))}
    </div>
  );
};
