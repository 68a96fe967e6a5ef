import { lazy, Suspense, useState } from 'react';
import type { PriceChange as Change } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import { Banner, Button, Row } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

const PriceChangeDialog = lazy(async () => ({ default: (await import('./price-change-dialog.tsx')).PriceChangeDialog }));

export interface PriceChangeProps {
  /** Price of one piece and domestic shipping as they stand now, in fen. */
  unitFen: number;
  shippingFen: number;
  change: Change | undefined;
  reasons: Configurations['price_change_reasons'];
  onChange: (change: Change | undefined) => void;
}

/** The way to another price, and what becomes of one. */
export const PriceChange = ({ unitFen, shippingFen, change, reasons, onChange }: PriceChangeProps) => {
  const t = useTexts('goods');
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
        <Button variant="ghost" size="sm" icon="edit" onClick={() => setIsOpen(true)}>
          {t('price.open')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <PriceChangeDialog unitFen={unitFen} shippingFen={shippingFen} change={change} reasons={reasons} onSave={save} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
};
