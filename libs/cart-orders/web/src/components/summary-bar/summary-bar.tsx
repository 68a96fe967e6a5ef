import { useTranslation } from 'react-i18next';
import { type CartLine } from '@caravan/cart-orders/contract';
import { ActionBar, Button, Checkbox, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import { useCartActions } from '../../lib/cart-actions.tsx';
import { boxState, isSelected, type LeftOut } from '../../lib/selection.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { Amounts, type AmountsProps } from '../amounts/amounts.tsx';
import styles from './summary-bar.module.css';

export interface SummaryBarProps {
  lines: readonly CartLine[];
  leftOut: LeftOut;
  totals: AmountsProps['totals'];
  isSaving: boolean;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onRemove: () => void;
}

/** Stays in view below the cart: the number of selected lines, their total with all fees, and the actions. */
export const SummaryBar = ({ lines, leftOut, totals, isSaving, onSelect, onRemove }: SummaryBarProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const toast = useToast();
  const { checkoutHref } = useCartActions();
  const { isLeaving, leaveFor } = useLeave(isSaving);
  const state = boxState(lines, leftOut);
  const ids = lines.filter((line) => isSelected(line, leftOut)).map((line) => line.id);
  const count = ids.length;
  const selected = t('summary.selected', { count });

  /** Without a selection a toast says that nothing is selected. */
  const withSelection = (act: () => void) => () => (count === 0 ? toast.show(t('summary.none'), 'warning') : act());

  const choice = (
    <>
      <Checkbox
        label={t('summary.selectAll')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={lines.every((line) => !line.available)}
        onChange={(event) =>
          onSelect(
            lines.map((line) => line.id),
            event.target.checked,
          )
        }
      />
      <span className={styles.count}>{selected}</span>
      <Button variant="ghost" size="sm" icon="trash" onClick={withSelection(onRemove)}>
        {t('remove.selected')}
      </Button>
    </>
  );
  const sum = (
    <>
      <Amounts totals={totals} totalLabel={t('summary.total')} isSaving={isSaving} look="bar" />
      <VisuallyHidden role="status">
        {t('summary.announcement', { selected, amount: asYuan(totals.amount_fen) })}
      </VisuallyHidden>
    </>
  );
  const checkout = () => leaveFor(checkoutHref(ids));
  const action = (
    <Button size="lg" busy={isLeaving} onClick={withSelection(checkout)}>
      {t('summary.checkout')}
    </Button>
  );
  return <ActionBar label={t('summary.label')} choice={choice} sum={sum} action={action} wide />;
};
