import { useTranslation } from 'react-i18next';
import { type Fen } from '@caravan/kernel';
import type { PaymentMethod, PaymentMethodChoice } from '@caravan/fund-payment/contract';
import { Icon, RadioGroup, type IconName, type RadioOption } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  balance: 'wallet',
  sandbox: 'shield',
  stripe: 'card',
  paypal: 'user',
  westpay: 'globe',
};

export interface MethodChoiceProps {
  methods: readonly PaymentMethodChoice[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Shown with the balance; undefined until it is loaded. */
  balanceFen?: Fen | undefined;
}

/** Payment methods; unavailable ones stay in the list, with the reason. */
export const MethodChoice = ({ methods, chosen, onChoose, balanceFen }: MethodChoiceProps) => {
  const { t } = useTranslation('fund-payment');
  const { asBalance } = useFormats();

  const hintOf = ({ id, available, reason }: PaymentMethodChoice): string => {
    if (id === 'balance' && balanceFen !== undefined) {
      const hint = t('methods.balanceHint', { balance: asBalance(balanceFen) });
      return available || !reason ? hint : t('methods.balanceShort', { balance: asBalance(balanceFen), reason });
    }
    return available || !reason ? t(`methods.${id}Hint`, { balance: '' }) : reason;
  };
  const optionOf = (method: PaymentMethodChoice): RadioOption => ({
    value: method.id,
    label: (
      <>
        <Icon name={icons[method.id]} size="sm" />
        {method.name}
      </>
    ),
    hint: hintOf(method),
    disabled: !method.available,
  });

  return (
    <RadioGroup
      look="cards"
      name="method"
      label={t('methods.label')}
      options={methods.map(optionOf)}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value as PaymentMethod)}
    />
  );
};
