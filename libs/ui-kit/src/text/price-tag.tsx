import type { Fen } from '@caravan/kernel';
import { formatFen } from '@caravan/kernel';
import { Row } from '../layout/row.tsx';
import { useKitLanguage } from '../system/kit-language.ts';
import { Money } from './money.tsx';
import styles from './text.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceTagProps {
  fen: Fen;
  about?: string;
  /** The previous price; shown struck through and read out with this label. */
  before?: { fen: Fen; label: string };
  size?: 'md' | 'lg' | 'xl';
}

/** A product's price. */
export const PriceTag = ({ fen, about, before, size = 'xl' }: PriceTagProps) => {
  const language = useKitLanguage();
  return (
    <Row gap="3" align="baseline" wrap>
      <Money fen={fen} about={about} size={size} />
      {before ? (
        <s className={styles.struck}>
          <VisuallyHidden>{before.label}</VisuallyHidden> {formatFen(before.fen, language)}
        </s>
      ) : null}
    </Row>
  );
};
