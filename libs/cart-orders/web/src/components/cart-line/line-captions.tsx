import { useTexts } from '@caravan/web-core';
import styles from './cart-line.module.css';

const columns = ['price', 'quantity', 'amount'] as const;

/** What the columns are, where lines stand in columns; each line says it again for those who hear it. */
export const LineCaptions = () => {
  const t = useTexts('cart-orders');
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
