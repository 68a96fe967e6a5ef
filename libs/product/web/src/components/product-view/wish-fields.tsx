import { useTranslation } from 'react-i18next';
import type { Configurations } from '@caravan/content/contract';
import type { Gram } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, Row, Stack } from '@caravan/ui-kit';
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
        {configurations.features.shipping_estimate ? (
          <ButtonLink
            to={warehousePackagesPaths.estimate.href(
              weight === null ? {} : { weight: weight * wish.lineOptions.quantity },
            )}
            variant="ghost"
            size="sm"
            flush
            icon="scale"
          >
            {t('estimate.open')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  );
};
