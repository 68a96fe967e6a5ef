import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { type Fen } from '@caravan/kernel';
import type { Quote } from '@caravan/shipping/contract';
import { DescriptionList, Money } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { freightTerm, furtherFen } from '../../lib/line-fee.ts';

export interface FeeListProps {
  fee: Quote;
  /** The coupon that lowers it, and by how much. */
  discount?: { code: string | null; fen: Fen };
  /** Large before a button. */
  size?: 'md' | 'xl';
}

const none = { code: null, fen: 0 };

/** All parts of a shipping fee and the total; each part shows the weight that it depends on. */
export const FeeList = ({ fee, discount = none, size = 'md' }: FeeListProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight, asYuan } = useFormats();
  const about = useAbout();
  const totalFen = fee.fee_fen - discount.fen;
  const items = [
    { key: 'weight', term: t('fee.charged'), value: asWeight(fee.chargeable_g) },
    { key: 'first', term: t(freightTerm(fee)), value: <Money fen={fee.first_fen} /> },
    ...(fee.further_steps > 0
      ? [
          {
            key: 'further',
            term: t('fee.further', { steps: fee.further_steps, each: asYuan(fee.further_fen) }),
            value: <Money fen={furtherFen(fee)} />,
          },
        ]
      : []),
    ...(fee.surcharges ?? []).map(({ kind, fen }) => ({
      key: kind,
      term: t(`fee.surcharge.${kind}`),
      value: <Money fen={fen} />,
    })),
    { key: 'customs', term: t('fee.customs'), value: <Money fen={fee.customs_fen} /> },
    { key: 'storage', term: t('fee.storage'), value: <Money fen={fee.storage_fen} /> },
    ...(fee.handling_fen
      ? [{ key: 'handling', term: t('fee.handling'), value: <Money fen={fee.handling_fen} /> }]
      : []),
    ...(fee.packing_fen > 0
      ? [{ key: 'packing', term: t('fee.packing'), value: <Money fen={fee.packing_fen} /> }]
      : []),
    ...(fee.insurance_fen > 0
      ? [{ key: 'insurance', term: t('fee.insurance'), value: <Money fen={fee.insurance_fen} /> }]
      : []),
    ...(discount.fen > 0
      ? [
          {
            key: 'discount',
            term: t('fee.discount', { code: discount.code }),
            value: <Money fen={-discount.fen} tone="success" />,
          },
        ]
      : []),
    {
      key: 'total',
      term: t('fee.total'),
      value: <Money fen={totalFen} about={about(totalFen)} size={size} strong align="end" />,
      strong: true,
    },
  ];
  return <DescriptionList items={items} look="totals" />;
};
