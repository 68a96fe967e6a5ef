import { formatFen, type Fen } from '@caravan/kernel';
import type { PaymentMethod } from '@caravan/fund-payment/contract';
import { Banner, Button, DescriptionList, Money, Panel, type DescriptionItem } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';
import { ChargeNote } from '../charge-note/charge-note.tsx';

export interface PaySummaryProps {
  title: string;
  /** What the amount is made of, above fee and total. */
  parts: readonly DescriptionItem[];
  amountFen: Fen;
  method: PaymentMethod | undefined;
  /** On the button; with the amount by default. */
  submitLabel?: string;
  busy: boolean;
  /** Nothing can be paid: the button takes no clicks. */
  off?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** Left out where the button submits a form. */
  onSubmit?: () => void;
}

/** Every fee, the whole, the currency, and the one action. */
export const PaySummary = (props: PaySummaryProps) => {
  const { title, parts, amountFen, method, submitLabel, busy, off = false, failure, onSubmit } = props;
  const t = useTexts('fund-payment');
  const about = useAbout();
  return (
    <Panel title={title}>
      <DescriptionList
        look="totals"
        items={[
          ...parts,
          { key: 'fee', term: t('pay.fee'), value: <Money fen={0} /> },
          { key: 'total', term: t('pay.total'), value: <Money fen={amountFen} about={about(amountFen)} size="lg" align="end" />, strong: true },
        ]}
      />
      <ChargeNote fen={amountFen} method={method} />
      {failure ? (
        <Banner tone="danger" title={t('pay.failed')}>
          {failure}
        </Banner>
      ) : null}
      <Button type={onSubmit ? 'button' : 'submit'} size="lg" full busy={busy} disabled={off} onClick={onSubmit}>
        {submitLabel ?? t('pay.submit', { amount: formatFen(amountFen) })}
      </Button>
    </Panel>
  );
};
