import { useTranslation } from 'react-i18next';

const statuses = [
  'pending_payment',
  'paid',
  'processing',
  'in_stock',
  'cancelled',
  'refund_processing',
  'refunded',
  'to_be_delivered',
  'pending_receipt',
  'done',
  'pending',
  'succeeded',
  'failed',
  'expired',
] as const;
const types = ['recharge', 'payment', 'refund', 'adjustment', 'compensation'] as const;
const methods = ['balance', 'sandbox', 'stripe', 'paypal', 'westpay'] as const;

const known = <Code extends string>(codes: readonly Code[], code: string): Code | undefined =>
  codes.find((one) => one === code);

/** The words of an archive's codes. Another shop may write codes that this one does not know; they are shown as they are. */
export const useCodeWords = () => {
  const { t } = useTranslation('haul');
  return {
    status: (code: string): string => {
      const found = known(statuses, code);
      return found ? t(`status.${found}`) : code;
    },
    type: (code: string): string => {
      const found = known(types, code);
      return found ? t(`type.${found}`) : code;
    },
    method: (code: string): string => {
      const found = known(methods, code);
      return found ? t(`method.${found}`) : code;
    },
  };
};
