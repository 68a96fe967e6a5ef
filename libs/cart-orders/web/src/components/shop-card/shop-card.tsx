import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line, CartShop } from '@caravan/cart-orders/contract';
import { Card, CardPart, Checkbox, Row } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { boxState, isSelected, type LeftOut } from '../../lib/selection.ts';
import { shopName } from '../../lib/shop-name.ts';
import { Amounts } from '../amounts/amounts.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { ShopTitle } from '../shop-title/shop-title.tsx';
import styles from './shop-card.module.css';

export interface ShopCardProps {
  shop: CartShop;
  lines: readonly Line[];
  leftOut: LeftOut;
  answeredAt: number;
  /** True while the server computes the shop's amounts. */
  isSaving: boolean;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onSaving: (id: string, isSaving: boolean) => void;
  onRemove: (line: Line) => void;
}

/** The lines of one shop, which are bought and shipped together. */
export const ShopCard = ({
  shop,
  lines,
  leftOut,
  answeredAt,
  isSaving,
  onSelect,
  onSaving,
  onRemove,
}: ShopCardProps) => {
  const { t } = useTranslation('cart-orders');
  const { name = t('shop.unnamed') } = shopName(lines, useLanguage());
  const titleId = useId();
  const state = boxState(lines, leftOut);
  const available = lines.some((line) => line.available);
  return (
    <Card as="section" space="none" aria-labelledby={titleId}>
      <CardPart>
        <Row gap="4" align="start">
          <Checkbox
            label={t('shop.select', { shop: name })}
            labelHidden
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={!available}
            onChange={(event) => onSelect(shop.line_ids, event.target.checked)}
          />
          <ShopTitle lines={lines} id={titleId} />
        </Row>
      </CardPart>
      <CardPart>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <CartLine
                line={line}
                selected={isSelected(line, leftOut)}
                answeredAt={answeredAt}
                onSelect={(selected) => onSelect([line.id], selected)}
                onSaving={onSaving}
                onRemove={() => onRemove(line)}
              />
            </li>
          ))}
        </ul>
      </CardPart>
      {available ? (
        <CardPart>
          <Amounts totals={shop} totalLabel={t('shop.total')} isSaving={isSaving} />
        </CardPart>
      ) : null}
    </Card>
  );
};
