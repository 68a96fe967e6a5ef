import { useId, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote, ShippingAccuracy } from '@caravan/shipping/contract';
import { MethodAccuracy } from '@caravan/shipping/web/accuracy';
import { Money } from '@caravan/ui-kit';
import { MethodCalculation } from '../shipping-methods-table/line-facts.tsx';
import styles from './method-chooser.module.css';

/** The radios of a form field, as `register` returns them. */
export interface LineField {
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  ref: Ref<HTMLInputElement>;
}

export interface MethodRowProps {
  line: Quote;
  tags: ReactNode;
  field: LineField;
  /** How well its quotes were kept; undefined if that is not known. */
  accuracy: ShippingAccuracy | undefined;
  chosen: boolean;
}

/** One shipping method: a radio with name, days and price; the chosen one also shows its fee breakdown. The bar has the converted sum. */
export const MethodRow = ({ line, tags, field, accuracy, chosen }: MethodRowProps) => {
  const { t } = useTranslation('warehouse-packages');
  const note = useId();
  return (
    <div className={styles.row} data-chosen={chosen || undefined}>
      <label className={styles.pick}>
        <input
          {...field}
          type="radio"
          value={line.id}
          className={styles.radio}
          aria-describedby={accuracy ? note : undefined}
        />
        <span className={styles.name}>
          <span className={styles.title}>
            {line.name}
            {tags}
          </span>{' '}
          <span className={styles.days}>{t('line.eta', { from: line.eta_min_days, to: line.eta_max_days })}</span>
        </span>{' '}
        <Money fen={line.fee_fen} strong align="end" />
      </label>
      {accuracy ? (
        <div id={note} className={styles.note}>
          <MethodAccuracy found={accuracy} />
        </div>
      ) : null}
      {chosen ? (
        <div className={styles.details}>
          <MethodCalculation line={line} />
        </div>
      ) : null}
    </div>
  );
};
