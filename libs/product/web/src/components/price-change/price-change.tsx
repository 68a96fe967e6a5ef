import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange as Change } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import { Banner, Button, Row } from '@caravan/ui-kit';

const PriceChangeDialog = lazy(async () => ({
  default: (await import('./price-change-dialog.tsx')).PriceChangeDialog,
}));

export interface PriceChangeProps {
  /** The current unit price and domestic shipping, in fen. */
  unitFen: number;
  shippingFen: number;
  change: Change | undefined;
  reasons: Configurations['price_change_reasons'];
  /** Asked before the dialog opens: only a complete choice has a price to change. */
  mayOpen: () => boolean;
  onChange: (change: Change | undefined) => void;
}

/** The button to change the price, and the state of a change. */
export const PriceChange = ({ unitFen, shippingFen, change, reasons, mayOpen, onChange }: PriceChangeProps) => {
  const { t } = useTranslation('product');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const save = (saved: Change) => {
    onChange(saved);
    close();
  };
  return (
    <div>
      {change ? (
        <Banner
          tone="info"
          action={
            <Row gap="2" wrap>
              <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
                {t('price.edit')}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
                {t('price.remove')}
              </Button>
            </Row>
          }
        >
          {t('price.next')}
        </Banner>
      ) : (
        <Button variant="ghost" size="sm" flush icon="edit" onClick={() => setIsOpen(mayOpen())}>
          {t('price.open')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <PriceChangeDialog
            unitFen={unitFen}
            shippingFen={shippingFen}
            change={change}
            reasons={reasons}
            onSave={save}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
