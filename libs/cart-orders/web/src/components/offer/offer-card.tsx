import { useTranslation } from 'react-i18next';
import { useAcceptOfferMutation, useDeclineOfferMutation } from '@caravan/cart-orders/api';
import type { Offer } from '@caravan/cart-orders/contract';
import { useAbout } from '@caravan/content/api';
import { cartOrdersPaths } from '@caravan/routes';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Link,
  Money,
  Row,
  Stack,
  StatusBadge,
  type StatusTone,
} from '@caravan/ui-kit';
import { LocalTime, useToast } from '@caravan/web-core';

type Shown = Offer['state'] | 'over';

const tones: Record<Shown, StatusTone> = {
  open: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  over: 'neutral',
};

const Terms = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('cart-orders');
  const about = useAbout();
  const { quantity, unit_price_fen: unit, domestic_shipping_fen: domestic } = offer;
  const total = unit * quantity + domestic;
  const converted = about(total);
  const items = [
    { key: 'spec', term: t('offer.spec'), value: offer.spec },
    { key: 'quantity', term: t('offer.quantity'), value: String(quantity) },
    { key: 'price', term: t('offer.price'), value: <Money fen={unit} /> },
    { key: 'domestic', term: t('offer.domestic'), value: <Money fen={domestic} /> },
    {
      key: 'total',
      term: t('offer.total'),
      value: <Money fen={total} {...(converted === undefined ? {} : { about: converted })} />,
      strong: true,
    },
  ];
  return <DescriptionList look="totals" items={items} />;
};

/** An offer with its price and its time; one tap puts it into the cart. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const { id, name, url, state, valid, valid_until: until } = offer;
  const shown: Shown = state === 'open' && !valid ? 'over' : state;
  const take = async () => {
    const { data } = await accept({ params: { id } });
    if (data) toast.show(t('offer.taken'), 'success');
  };
  return (
    <Card>
      <Stack gap="3">
        <Row gap="3" justify="between" wrap>
          <Heading level={2} size="md">
            {url ? (
              <Link href={url} newTab external>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          <StatusBadge tone={tones[shown]}>{t(`offer.state.${shown}`)}</StatusBadge>
        </Row>
        <Terms offer={offer} />
        {valid ? <LocalTime at={until} text={(by) => t('offer.until', { by })} /> : null}
        <Row gap="3" wrap>
          {state === 'open' && valid ? (
            <>
              <Button busy={accepting.isLoading} onClick={() => void take()}>
                {t('offer.accept')}
              </Button>
              <Button variant="ghost" busy={declining.isLoading} onClick={() => void decline({ params: { id } })}>
                {t('offer.decline')}
              </Button>
            </>
          ) : null}
          {state === 'accepted' ? (
            <ButtonLink to={cartOrdersPaths.cart.href()} icon="cart">
              {t('offer.toCart')}
            </ButtonLink>
          ) : null}
          {state === 'accepted' && valid ? (
            <Button variant="ghost" busy={accepting.isLoading} onClick={() => void take()}>
              {t('offer.again')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
};
