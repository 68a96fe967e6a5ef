import { useTranslation } from 'react-i18next';
import type { Configurations } from '@caravan/content/contract';
import type { Gram } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { Button, ButtonLink, Row, Stack } from '@caravan/ui-kit';
import { useNotice } from '@caravan/web-core';
import type { Wish } from '../../cart/use-kept-wish.ts';
import type { LineAmounts } from '../../domain/line-amounts.ts';
import { LineOptionFields } from '../line-option-fields/line-option-fields.tsx';
import { LineTotal } from '../line-total/line-total.tsx';
import { PriceChange } from '../price-change/price-change.tsx';

export interface WishFieldsProps {
  wish: Wish;
  /** The weight of one piece in grams; null if the shop does not state it. */
  weight: Gram | null;
  amounts: LineAmounts;
  /** Pieces left; null if the shop does not say, undefined before the choice is complete. */
  stock: number | null | undefined;
  configurations: Configurations;
  /** Marks missing options and says whether none is missing. */
  isComplete: () => boolean;
  onChange: (part: Partial<Wish>) => void;
}

/**
 * Opens the shipping estimate as the header does: its page, with the weight of the chosen pieces if it is known, or the
 * notice while it is not open.
 */
const EstimateLink = ({ isOpen, weight }: { isOpen: boolean; weight: Gram | null }) => {
  const { t } = useTranslation('product');
  const notice = useNotice();
  return isOpen ? (
    <ButtonLink
      to={warehousePackagesPaths.estimate.href(weight === null ? {} : { weight })}
      variant="ghost"
      size="sm"
      flush
      icon="scale"
    >
      {t('estimate.open')}
    </ButtonLink>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      flush
      icon="scale"
      aria-haspopup="dialog"
      onClick={() => notice.show({ text: t('estimate.notOpen') })}
    >
      {t('estimate.open')}
    </Button>
  );
};

/** Everything to fill in besides the options, and the fees that follow. All of it is there from the start. */
export const WishFields = ({ wish, weight, amounts, stock, configurations, isComplete, onChange }: WishFieldsProps) => {
  const { t } = useTranslation('product');
  const known = stock === null ? t('product.unknownStock') : t('product.stock', { count: stock ?? 0 });
  return (
    <Stack gap="4">
      <LineOptionFields
        lineOptions={wish.lineOptions}
        onChange={(lineOptions) => onChange({ lineOptions })}
        photo={configurations.photo}
        stock={stock}
        stockText={stock === undefined ? t('product.stockOpen') : known}
      />
      <LineTotal goods={amounts.goods} photos={amounts.photos} shipping={amounts.shipping} withoutTotal />
      <Row gap="4" wrap>
        <PriceChange
          unitFen={amounts.unit}
          shippingFen={amounts.shipping ?? 0}
          change={wish.priceChange}
          reasons={configurations.price_change_reasons}
          mayOpen={isComplete}
          onChange={(priceChange) => onChange({ priceChange })}
        />
        <EstimateLink
          isOpen={configurations.features.shipping_estimate}
          weight={weight && weight * wish.lineOptions.quantity}
        />
      </Row>
    </Stack>
  );
};
