import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { type Fen } from '@caravan/kernel';
import { Banner, Button, DescriptionList, Money, Panel, type DescriptionItem } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { Methods } from '../../lib/use-methods.ts';
import { ChargeNote } from '../charge-note/charge-note.tsx';

export interface PaySummaryProps {
  title: string;
  /** The parts of the amount, above fee and total. */
  parts: readonly DescriptionItem[];
  amountFen: Fen;
  /** The chosen method, and how it charges another currency. */
  methods: Pick<Methods, 'chosen' | 'exchange'>;
  /** The button's label; by default it has the amount. */
  submitLabel?: string;
  busy: boolean;
  /** Disables the button, because nothing is payable. */
  off?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** Omitted if the button submits a form. */
  onSubmit?: () => void;
}

/** All fees, the total, the currency, and the button. */
export const PaySummary = (props: PaySummaryProps) => {
  const { title, parts, amountFen, methods, submitLabel, busy, off = false, failure, onSubmit } = props;
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  const about = useAbout();
  return (
    <Panel title={title}>
      <DescriptionList
        look="totals"
        items={[
          ...parts,
          { key: 'fee', term: t('pay.fee'), value: <Money fen={0} /> },
          {
            key: 'total',
            term: t('pay.total'),
            value: <Money fen={amountFen} about={about(amountFen)} size="lg" align="end" />,
            strong: true,
          },
        ]}
      />
      <ChargeNote fen={amountFen} method={methods.chosen} exchange={methods.exchange} />
      {failure ? (
        <Banner tone="danger" live="alert" title={t('pay.failed')}>
          {failure}
        </Banner>
      ) : null}
      <Button type={onSubmit ? 'button' : 'submit'} size="lg" full busy={busy} disabled={off} onClick={onSubmit}>
        {submitLabel ?? t('pay.submit', { amount: asYuan(amountFen) })}
      </Button>
    </Panel>
  );
};
