import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { supportPaths } from '@caravan/routes';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import type { DeliveredPrice } from '@caravan/shipping/contract';
import { Banner, Button, Disclosure, Link, Loading, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { lazyPart, useFormats } from '@caravan/web-core';
import { goodsToAsk, shopToAsk } from './goods-to-ask.ts';
import { UnknownWeight } from './unknown-weight.tsx';
import { acceptUsual, isUsualAccepted } from './usual-accepted.ts';
import { useDeliveredPrice } from './use-delivered-price.ts';

const Breakdown = lazyPart(async () => (await import('./price-breakdown.tsx')).PriceBreakdown);

/** The range in yuan and about in the shopper's currency, and what is not in it. */
const PriceRange = ({ price: { total, freight, duty } }: { price: DeliveredPrice }) => {
  const { t } = useTranslation('shipping');
  const { asYuanRange } = useFormats();
  const about = useAbout();
  const { low_fen: low, high_fen: high } = total;
  const converted = about(low, high);
  const missing = freight ? (duty ? null : 'duty') : 'all';
  return (
    <div>
      <Text size={missing === 'all' ? 'md' : 'xl'} weight={missing === 'all' ? 'medium' : 'bold'} numeric>
        {asYuanRange(low, high)}
        {missing === 'all' ? ` ${t('without.all')}` : null}
      </Text>
      {converted ? (
        <Text size="sm" tone="muted" numeric>
          {converted}
        </Text>
      ) : null}
      {missing === 'duty' ? <Text size="sm">{t('without.duty')}</Text> : null}
    </div>
  );
};

/** Says why if there is no price. */
export const PriceToCountry = ({
  country,
  orderFen,
  valueFen,
  isShippingStated,
  goods,
  from,
}: DeliveredPriceProps & { country: string }) => {
  const { t } = useTranslation('shipping');
  const { country: nameOf } = useFormats();
  const [usual, setUsual] = useState(isUsualAccepted);
  const [ownG, setOwnG] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const { price, state, retry } = useDeliveredPrice({
    country,
    order_fen: orderFen,
    value_fen: valueFen,
    ...goodsToAsk(goods),
    ...(from ? { buying_from: shopToAsk(from) } : {}),
    ...(usual ? { usual } : {}),
    ...(ownG === undefined ? {} : { own_weight_g: ownG }),
  });
  if (state === 'notServed')
    return (
      <Banner tone="warning" live="status">
        {t('notServed', { place: nameOf(country) })} <Link to={supportPaths.conversations.href()}>{t('contact')}</Link>
      </Banner>
    );
  if (state === 'failed')
    return (
      <Banner
        tone="danger"
        live="status"
        action={
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Banner>
    );
  if (!price)
    return (
      <Loading label={t('asking')}>
        <Skeleton shape="row" />
      </Loading>
    );
  return (
    <Stack gap="2">
      <div role="status">
        <PriceRange price={price} />
      </div>
      {price.refusal === null ? null : <Banner tone="warning">{t('refused', { reason: price.refusal })}</Banner>}
      {price.weight ? null : (
        <UnknownWeight
          unweighed={price.unweighed}
          onUsual={() => {
            acceptUsual();
            setUsual(true);
          }}
          onOwn={setOwnG}
        />
      )}
      <Disclosure look="plain" summary={t('includes')} onOpen={() => setWhole(true)}>
        {isWhole ? (
          <Breakdown
            price={price}
            isShippingStated={isShippingStated}
            basis={price.unweighed.length === 0 ? 'stated' : ownG === undefined ? 'usual' : 'own'}
            onOwn={setOwnG}
          />
        ) : null}
      </Disclosure>
    </Stack>
  );
};
