import { useTranslation } from 'react-i18next';
import { useAcceptOfferMutation, useDeclineOfferMutation } from '@caravan/cart-orders/api';
import { shownOfferState, type Offer, type ShownOfferState } from '@caravan/cart-orders/contract';
import { useAbout } from '@caravan/content/api';
import { cartOrdersPaths } from '@caravan/routes';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Grid,
  Heading,
  Image,
  Link,
  Money,
  Row,
  Stack,
  StatusBadge,
  type StatusTone,
} from '@caravan/ui-kit';
import { LocalTime, useToast } from '@caravan/web-core';

const tones: Record<ShownOfferState, StatusTone> = {
  open: 'info',
  accepted: 'success',
  ordered: 'success',
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

export interface OfferCardProps {
  offer: Offer;
  /** The server refused: the offer is no longer what the page shows. */
  onRefused: () => void;
}

/** An offer with its price and its time; one tap puts it into the cart. */
export const OfferCard = ({ offer, onRefused }: OfferCardProps) => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const { id, name, url, image, order_number: ordered, valid, valid_until: until } = offer;
  const shown = shownOfferState(offer);
  const take = async () => {
    const { data } = await accept({ params: { id } });
    if (data) toast.show(t('offer.taken'), 'success');
    else onRefused();
  };
  const refuse = async () => {
    const { error } = await decline({ params: { id } });
    if (error) onRefused();
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
        {image === null ? (
          <Terms offer={offer} />
        ) : (
          <Grid columns={{ base: 1, sm: '1-2' }} gap="4" align="start">
            <Image src={image} alt={t('offer.picture', { name })} fit="contain" radius="control" />
            <Terms offer={offer} />
          </Grid>
        )}
        {valid ? <LocalTime at={until} text={(by) => t('offer.until', { by })} /> : null}
        <Row gap="3" wrap>
          {shown === 'open' ? (
            <>
              <Button busy={accepting.isLoading} onClick={() => void take()}>
                {t('offer.accept')}
              </Button>
              <Button variant="ghost" busy={declining.isLoading} onClick={() => void refuse()}>
                {t('offer.decline')}
              </Button>
            </>
          ) : null}
          {shown === 'accepted' ? (
            <ButtonLink to={cartOrdersPaths.cart.href()} icon="cart">
              {t('offer.toCart')}
            </ButtonLink>
          ) : null}
          {shown === 'accepted' && valid ? (
            <Button variant="ghost" busy={accepting.isLoading} onClick={() => void take()}>
              {t('offer.again')}
            </Button>
          ) : null}
          {ordered === null ? null : (
            <ButtonLink variant="secondary" to={cartOrdersPaths.orderDetail.href({ number: ordered })}>
              {t('offer.toOrder')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
