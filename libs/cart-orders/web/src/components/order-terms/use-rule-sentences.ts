import { useTranslation } from 'react-i18next';
import type { TermsRules } from '@caravan/content/contract';
import { useFormats } from '@caravan/web-core';
import { useFeeRate } from '../service-fee/service-fee-note.tsx';

/** The rules of an order in plain words, by subject. */
export const useRuleSentences = (rules: TermsRules): { title: string; sentences: string[] }[] => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const inWords = useFeeRate();
  const [from, to] = rules.review_hours;
  const fee = rules.service_fee;
  return [
    {
      title: t('terms.ordering'),
      sentences: [
        t('terms.unpaid', { count: rules.unpaid_hours }),
        t('terms.review', { from, to }),
        t('terms.question', { count: rules.question_hours }),
        t('terms.photos', { count: rules.photo_max_count, fee: asYuan(rules.photo_fee_fen) }),
        ...(fee
          ? [t('terms.service', { rate: inWords(fee) }), ...(fee.exceptions.length ? [t('serviceFee.others')] : [])]
          : []),
        ...(fee?.free_orders ? [t('terms.serviceFree', { count: fee.free_orders })] : []),
      ],
    },
    {
      title: t('terms.refunds'),
      sentences: [
        t('terms.refund', { count: rules.refund_hours }),
        t(rules.photo_fees_refunded ? 'terms.photosBack' : 'terms.photosKept'),
        ...(fee ? [t('serviceFee.back')] : []),
        t('terms.return', { count: rules.return_days }),
      ],
    },
    {
      title: t('terms.storage'),
      sentences: [
        t('terms.free', { count: rules.free_storage_days }),
        t('terms.fee', { fee: asYuan(rules.storage_fee_fen_per_day), most: asYuan(rules.storage_max_fee_fen) }),
        t('terms.disposal', { count: rules.disposal_days }),
      ],
    },
    {
      title: t('terms.packages'),
      sentences: [
        t('terms.unpaidPackage', { count: rules.unpaid_package_hours }),
        t('terms.receipt', { count: rules.receipt_days }),
        t('terms.claim', { count: rules.claim_days }),
      ],
    },
  ];
};
