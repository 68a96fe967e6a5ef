import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionName, imageAt, type Goods } from '@caravan/goods/contract';
import { VisuallyHidden } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { canChoose, chooseValue, isOffered, type Choice } from '../../domain/sku-choice.ts';
import styles from './option-picker.module.css';

export interface OptionPickerProps {
  goods: Pick<Goods, 'options' | 'skus'>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Marks every option without a choice, after the shopper tried to continue. */
  marksMissing: boolean;
  /** The whole product is sold out, which the page says once: nothing can be chosen. */
  gone: boolean;
}

/**
 * A group of native radios for each option, styled as swatches. A value without an available SKU is disabled and named
 * as sold out. A value that is not available with the values chosen before drops those, and says so. The line of the
 * option's name says what was chosen and what is missing, so that nothing moves.
 */
export const OptionPicker = ({ goods, choice, onChoose, marksMissing, gone }: OptionPickerProps) => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const [last, setLast] = useState<{ label: string; dropped: readonly number[] }>();
  const choose = (index: number, label: string) => {
    const chosen = chooseValue(goods, choice, index, label);
    setLast({ label, dropped: chosen.dropped });
    onChoose(chosen.choice);
  };
  return goods.options.map((option, index) => {
    const isOpen = choice[index] === undefined;
    const isDropped = isOpen && last?.dropped.includes(index) === true;
    const isMissing = isOpen && (marksMissing || isDropped);
    const errorId = `option-${index}-error`;
    return (
      <fieldset
        key={option.name}
        className={styles.group}
        disabled={gone}
        aria-describedby={isMissing ? errorId : undefined}
      >
        <legend className={styles.legend}>
          {optionName(option.name, language)}{' '}
          {choice[index] ? <span className={styles.chosen}>{choice[index]}</span> : null}
          {isMissing ? (
            <span id={errorId} className={styles.error} role={isDropped ? 'alert' : undefined}>
              {isDropped ? t('buy.notWith', { value: last.label }) : t('buy.missing')}
            </span>
          ) : null}
        </legend>
        <div className={styles.values}>
          {option.values.map(({ label, image }) => {
            const isSoldOut = !gone && !isOffered(goods, index, label);
            return (
              <label
                key={label}
                className={styles.value}
                data-elsewhere={!gone && !isSoldOut && !canChoose(goods, choice, index, label) ? '' : undefined}
                title={isSoldOut ? t('product.soldOut') : undefined}
              >
                <input
                  type="radio"
                  className={styles.input}
                  name={`option-${index}`}
                  value={label}
                  checked={choice[index] === label}
                  disabled={isSoldOut}
                  aria-invalid={isMissing || undefined}
                  onChange={() => choose(index, label)}
                />
                {image ? (
                  <img className={styles.swatch} src={imageAt(image, 160)} alt="" width={40} height={40} />
                ) : null}
                <span className={styles.label}>
                  {label}
                  {isSoldOut ? <VisuallyHidden> ({t('product.soldOut')})</VisuallyHidden> : null}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
    );
  });
};
