import { useTranslation } from 'react-i18next';
import type { Configurations } from '@caravan/content/contract';
import { useGetGoodsQuery } from '@caravan/goods/api';
import { platformName } from '@caravan/goods/contract';
import { Button, ErrorView, Page as Column } from '@caravan/ui-kit';
import { isApiError, useLanguage } from '@caravan/web-core';
import { manualCase } from '../../domain/manual-case.ts';
import { LazyManualOrder } from '../manual-order/lazy-manual-order.tsx';
import { ProductSkeleton } from '../product-skeleton/product-skeleton.tsx';
import { ProductView } from '../product-view/product-view.tsx';

export interface LookedUpProps {
  /** A link or share text, as pasted. */
  link: string;
  configurations: Configurations;
}

/** The product of a link, or the manual order form if the link's page yields no product. */
export const LookedUp = ({ link, configurations }: LookedUpProps) => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useGetGoodsQuery({ query: { url: link } });
  if (data) return <ProductView goods={data} configurations={configurations} link={link} />;
  const manual = error ? manualCase(error, link) : undefined;
  return (
    <Column>
      {error ? null : <ProductSkeleton />}
      {manual ? (
        <LazyManualOrder
          start={manual.start}
          configurations={configurations}
          notice={t(manual.notice, { shop: platformName(manual.start.platform ?? '', language) ?? '' })}
          draftKey={`manual-order:${link.slice(0, 200)}`}
        />
      ) : null}
      {error && !manual ? (
        <ErrorView
          title={t('product.failed')}
          text={isApiError(error) ? error.message : undefined}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('product.tryAgain')}
            </Button>
          }
        />
      ) : null}
    </Column>
  );
};
