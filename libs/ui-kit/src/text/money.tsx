import { type Fen, formatBalance, formatFen } from '@caravan/kernel';
import { useKitLanguage } from '../system/kit-language.ts';
import styles from './text.module.css';

export interface MoneyProps {
  fen: Fen;
  /** A balance includes the country: `CN ¥1,234.50`. */
  balance?: boolean;
  /** The converted amount as text, including "about" and the rate's date where they belong. */
  about?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  tone?: 'ink' | 'muted' | 'success' | 'danger' | 'inherit';
  strong?: boolean;
  align?: 'start' | 'end';
  /** Shows a plus before incoming amounts. */
  signed?: boolean;
}

/** An amount in yuan with tabular figures; the charged amount comes first, the conversion beside it. */
export const Money = ({ fen, balance, about, size, tone = 'inherit', strong, align, signed }: MoneyProps) => {
  const language = useKitLanguage();
  const amount = balance ? formatBalance(fen, language) : formatFen(fen, language);
  return (
    <span
      className={styles.money}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-align={align}
    >
      <span>{signed && fen > 0 ? `+${amount}` : amount}</span>
      {about ? <span className={styles.about}>{about}</span> : null}
    </span>
  );
};
