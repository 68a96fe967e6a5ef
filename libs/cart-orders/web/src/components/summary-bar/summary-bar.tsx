import { cartOrdersPaths, type CartLine, type Totals } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Button, Checkbox, StickyBar, VisuallyHidden } from '@caravan/ui-kit';
import { useTexts, useToast } from '@caravan/web-core';
import { boxState, isSelected, type LeftOut } from '../../lib/selection.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { Amounts } from '../amounts/amounts.tsx';
import styles from './summary-bar.module.css';

export interface SummaryBarProps {
  lines: readonly CartLine[];
  leftOut: LeftOut;
  totals: Totals;
  isSaving: boolean;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onRemove: () => void;
}

/** Stays in view below the cart: what is selected, what it costs with all fees, and what to do with it. */
export const SummaryBar = ({ lines, leftOut, totals, isSaving, onSelect, onRemove }: SummaryBarProps) => {
  const t = useTexts('cart-orders');
  const toast = useToast();
  const { isLeaving, leaveFor } = useLeave(isSaving);
  const state = boxState(lines, leftOut);
  const ids = lines.filter((line) => isSelected(line, leftOut)).map((line) => line.id);
  const count = ids.length;
  const selected = t('summary.selected', { count });

  /** Without a selection there is nothing to act on, and that is said. */
  const withSelection = (act: () => void) => () => (count === 0 ? toast.show(t('summary.none'), 'warning') : act());

  return (
    <StickyBar aria-label={t('summary.label')}>
      <div className={styles.bar}>
        <div className={styles.choice}>
          <Checkbox
            label={t('summary.selectAll')}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={lines.every((line) => !line.available)}
            onChange={(event) => onSelect(lines.map((line) => line.id), event.target.checked)}
          />
          <span className={styles.count}>{selected}</span>
          <Button variant="ghost" size="sm" icon="trash" onClick={withSelection(onRemove)}>
            {t('remove.selected')}
          </Button>
        </div>
        <div className={styles.amounts}>
          <Amounts totals={totals} totalLabel={t('summary.total')} isSaving={isSaving} look="bar" />
        </div>
        <div className={styles.checkout}>
          <Button size="lg" busy={isLeaving} onClick={withSelection(() => leaveFor(cartOrdersPaths.confirmOrder.href({ items: ids.join(',') })))}>
            {t('summary.checkout')}
          </Button>
        </div>
        <VisuallyHidden role="status">{t('summary.announcement', { selected, amount: formatFen(totals.amount_fen) })}</VisuallyHidden>
      </div>
    </StickyBar>
  );
};
