import type { Configurations } from '@caravan/content/contract';
import { getGoods } from '@caravan/goods/contract';
import { Button, ErrorView } from '@caravan/ui-kit';
import { endpointFor, isApiError, useTexts } from '@caravan/web-core';
import { manualCase } from '../../domain/manual-case.ts';
import { LazyManualOrder } from '../manual-order/lazy-manual-order.tsx';
import { ProductSkeleton } from '../product-skeleton/product-skeleton.tsx';
import { ProductView } from '../product-view/product-view.tsx';

export interface LookedUpProps {
  /** A link or share text, as pasted. */
  link: string;
  configurations: Configurations;
}

/** What a link leads to: the product, or the manual purchase order where its page yields nothing. */
export const LookedUp = ({ link, configurations }: LookedUpProps) => {
  const t = useTexts('goods');
  const { data, error, isFetching, refetch } = endpointFor(getGoods).useQuery({ query: { url: link } });
  if (data) return <ProductView goods={data} configurations={configurations} link={link} />;
  if (!error) return <ProductSkeleton />;

  const manual = manualCase(error);
  if (manual) {
    return <LazyManualOrder start={manual.start} configurations={configurations} notice={t(manual.notice)} draftKey={`manual-order:${link.slice(0, 200)}`} />;
  }
  return (
    <ErrorView
      title={t('product.failed')}
      text={isApiError(error) ? error.message : undefined}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('product.tryAgain')}
        </Button>
      }
    />
  );
};
