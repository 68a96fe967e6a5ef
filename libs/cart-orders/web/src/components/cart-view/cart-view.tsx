import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, CartLine } from '@caravan/cart-orders/contract';
import { Heading, Page, Row, Spinner, Stack, Text } from '@caravan/ui-kit';
import { selectedLines, selectionTotals, withLines, type LeftOut } from '../../lib/selection.ts';
import { useSavingLines } from '../../lib/use-saving-lines.ts';
import { LineCaptions } from '../cart-line/line-captions.tsx';
import { RemoveDialog } from '../remove-dialog/remove-dialog.tsx';
import { ShopCard } from '../shop-card/shop-card.tsx';
import { PriceToDoor } from '../price-to-door/price-to-door.tsx';
import { CartServiceFee } from '../service-fee/service-fee-note.tsx';
import { SummaryBar } from '../summary-bar/summary-bar.tsx';

export interface CartViewProps {
  cart: Cart;
  answeredAt: number;
  /** Shown above the lines. */
  children?: ReactNode;
}

/** A cart with lines: shops, their lines, and the bar that totals the selection. */
export const CartView = ({ cart, answeredAt, children }: CartViewProps) => {
  const { t } = useTranslation('cart-orders');
  const [leftOut, setLeftOut] = useState<LeftOut>(new Set());
  const [removing, setRemoving] = useState<readonly CartLine[]>([]);
  const { saving, setSaving } = useSavingLines();
  const heading = useRef<HTMLHeadingElement>(null);

  const select = useCallback(
    (ids: readonly string[], selected: boolean) => setLeftOut((before) => withLines(before, ids, selected)),
    [],
  );
  const selected = selectedLines(cart, leftOut);

  return (
    <>
      <Page>
        <Stack gap="4">
          <Row gap="3" align="baseline" wrap>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {t('title')}
            </Heading>
            <Text tone="muted">{t('count', { count: cart.count })}</Text>
          </Row>
          {children}
          {cart.checking ? (
            <Row gap="2" role="status">
              <Spinner size="sm" />
              <Text size="sm" tone="muted">
                {t('checking')}
              </Text>
            </Row>
          ) : null}
          <LineCaptions />
          {cart.shops.map((shop) => (
            <ShopCard
              key={shop.line_ids[0]}
              shop={shop}
              lines={cart.items.filter((line) => shop.line_ids.includes(line.id))}
              leftOut={leftOut}
              answeredAt={answeredAt}
              isSaving={shop.line_ids.some((id) => saving.has(id))}
              onSelect={select}
              onSaving={setSaving}
              onRemove={(line) => setRemoving([line])}
            />
          ))}
          <PriceToDoor totals={selectionTotals(cart, leftOut)} lines={selected} />
          {cart.service_fee ? <CartServiceFee fee={cart.service_fee} /> : null}
          <Text size="sm" tone="muted">
            {t('summary.later')}
          </Text>
        </Stack>
      </Page>
      <SummaryBar
        lines={cart.items}
        leftOut={leftOut}
        totals={selectionTotals(cart, leftOut)}
        isSaving={selected.some((line) => saving.has(line.id))}
        onSelect={select}
        onRemove={() => setRemoving(selected)}
      />
      <RemoveDialog lines={removing} onClose={() => setRemoving([])} onRemoved={() => heading.current?.focus()} />
    </>
  );
};
