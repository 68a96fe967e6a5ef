import { useTranslation } from 'react-i18next';
import { ordersApi, useListOffersQuery } from '@caravan/cart-orders/api';
import { Stack } from '@caravan/ui-kit';
import { load, LoadFailed, type PageContext } from '@caravan/web-core';
import type { OffersProps } from '@caravan/support/api';
import { OfferCard } from '../components/offer/offer-card.tsx';

/** The page of a request has the id of the conversation at the end of its path. */
export const loader = async ({ store, url }: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  const conversation_id = url.pathname.split('/').at(-1) ?? '';
  await load(store, ordersApi.endpoints.listOffers.initiate({ query: { conversation_id } }));
};

/** The offers of buyers for a shopper's request. */
export const Slot = ({ conversationId }: OffersProps) => {
  const { t } = useTranslation('cart-orders');
  const { data, isError, refetch } = useListOffersQuery(
    { query: { conversation_id: conversationId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !data)
    return <LoadFailed part title={t('offer.failed')} text={t('offer.failedText')} onRetry={() => void refetch()} />;
  if (!data?.items.length) return null;
  return (
    <Stack as="ul" gap="3" aria-label={t('offer.list')}>
      {data.items.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} onRefused={() => void refetch()} />
        </li>
      ))}
    </Stack>
  );
};
