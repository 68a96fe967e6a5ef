import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Goods } from '@caravan/goods/contract';
import { Button, Stack } from '@caravan/ui-kit';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { useLazySlot } from '@caravan/web-core';

/** Whether the product can be shipped to the shopper; nothing of it loads until it is opened (specification 27.6). */
export const ShippingCheck = ({ goods, quantity }: { goods: Goods; quantity: number }) => {
  const { t } = useTranslation('product');
  const Check = useLazySlot('shippingCheck');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!Check) return null;
  const facts: ShippingCheckProps = {
    title: goods.title,
    description: goods.description,
    weight_g: goods.weight_g && goods.weight_g * quantity,
  };
  return (
    <Stack gap="2">
      <div>
        <Button
          variant="ghost"
          size="sm"
          flush
          icon="truck"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('estimate.check')}
        </Button>
      </div>
      <div id={id}>{isOpen ? <Check {...facts} /> : null}</div>
    </Stack>
  );
};
