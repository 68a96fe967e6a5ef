import { imageAt, type Goods } from '@caravan/goods/contract';
import { useLanguage } from '@caravan/web-core';
import { optionName } from '../../domain/option-name.ts';
import { canChoose, type Choice } from '../../domain/sku-choice.ts';
import styles from './option-picker.module.css';

export interface OptionPickerProps {
  goods: Pick<Goods, 'options' | 'skus'>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The first option without a choice after the shopper tried to continue, with its message. */
  missing?: { name: string; text: string } | undefined;
  soldOutText: string;
}

/** A group of native radios for each option, styled as swatches. A value without an available SKU is disabled. */
export const OptionPicker = ({ goods, choice, onChoose, missing, soldOutText }: OptionPickerProps) => {
  const language = useLanguage();
  return goods.options.map((option, index) => {
    const isMissing = missing?.name === option.name;
    const errorId = `option-${index}-error`;
    return (
      <fieldset key={option.name} className={styles.group} aria-describedby={isMissing ? errorId : undefined}>
        <legend className={styles.legend}>
          {optionName(option.name, language)}
          {choice[index] ? <span className={styles.chosen}>{choice[index]}</span> : null}
        </legend>
        <div className={styles.values}>
          {option.values.map(({ label, image }) => {
            const possible = canChoose(goods, choice, index, label);
            return (
              <label key={label} className={styles.value} title={possible ? undefined : soldOutText}>
                <input
                  type="radio"
                  className={styles.input}
                  name={`option-${index}`}
                  value={label}
                  checked={choice[index] === label}
                  disabled={!possible}
                  aria-invalid={isMissing || undefined}
                  onChange={() => onChoose(choice.with(index, label))}
                />
                {image ? (
                  <img className={styles.swatch} src={imageAt(image, 160)} alt="" width={40} height={40} />
                ) : null}
                <span className={styles.label}>{label}</span>
              </label>
            );
          })}
        </div>
        {isMissing ? (
          <p id={errorId} className={styles.error} role="alert">
            {missing.text}
          </p>
        ) : null}
      </fieldset>
    );
  });
};
