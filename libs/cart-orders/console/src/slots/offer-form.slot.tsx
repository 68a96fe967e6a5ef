import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListStaffOffersQuery,
  useMakeOfferMutation,
  useWithdrawOfferMutation,
} from '@caravan/cart-orders/api/staff';
import {
  offerDays,
  orderReasons,
  shownOfferState,
  type Offer,
  type OfferForm,
  type OfferToSend,
} from '@caravan/cart-orders/contract';
import { PhotoField, usePhotos } from '@caravan/console-core';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { useUploadStaffPictureMutation, type OffersProps } from '@caravan/support/api/staff';
import { Button, Disclosure, Image, Link, Money, Panel, Row, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { failureOf, LocalTime, useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const empty: OfferForm = {
  url: '',
  name: '',
  spec: '',
  shop_name: '',
  unit_price: '',
  domestic_shipping: '0',
  quantity: 1,
  days: offerDays.usual,
  text: '',
};

const Made = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('cart-orders-console');
  const [withdraw, { isLoading }] = useWithdrawOfferMutation();
  const state = shownOfferState(offer);
  const { order_number: ordered } = offer;
  return (
    <Row as="li" gap="3" wrap justify="between">
      <Row gap="3">
        {offer.image === null ? null : (
          <Image src={offer.image} alt={t('offer.pictureOf', { name: offer.name })} size="56" radius="control" />
        )}
        <Text>
          {offer.name} · {t('offer.pieces', { count: offer.quantity })} · <Money fen={offer.unit_price_fen} /> ·{' '}
          {t(`offer.state.${state}`)} · <LocalTime at={offer.valid_until} text={(by) => t('offer.until', { by })} />
          {ordered === null ? null : (
            <>
              {' · '}
              <Link to={cartOrdersConsolePaths.order.href({ number: ordered })}>{ordered}</Link>
            </>
          )}
        </Text>
      </Row>
      {state === 'open' ? (
        <Button
          size="sm"
          variant="secondary"
          busy={isLoading}
          aria-label={t('offer.withdrawOf', { name: offer.name })}
          onClick={() => void withdraw({ params: { id: offer.id } })}
        >
          {t('offer.withdraw')}
        </Button>
      ) : null}
    </Row>
  );
};

/** The picture of a new offer, which is uploaded when the offer is sent. */
const usePicture = () => {
  const [upload] = useUploadStaffPictureMutation();
  const photos = usePhotos({ max: 1 });
  /** A repeated attempt sends the same picture. */
  const uploaded = useRef<{ photo: string; id: string }>(undefined);
  return {
    photos,
    /** The id of the uploaded picture; none without one. */
    send: async (): Promise<{ data: { image?: string } } | { error: unknown }> => {
      const [photo] = photos.photos;
      if (!photo) return { data: {} };
      if (uploaded.current?.photo !== photo.id) {
        const image = new File([photo.blob], 'picture.jpg', { type: photo.blob.type });
        const { data, error } = await upload({ body: { image } });
        if (!data) return { error };
        uploaded.current = { photo: photo.id, id: data.id };
      }
      return { data: { image: uploaded.current.id } };
    },
    /** The server has deleted it meanwhile: the next attempt uploads it again. */
    forget: () => {
      uploaded.current = undefined;
    },
  };
};

const NewOfferForm = ({ conversationId }: OffersProps) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [make] = useMakeOfferMutation();
  const picture = usePicture();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<OfferForm, OfferToSend>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).offerForm,
    defaultValues: empty,
    reasons: orderReasons,
    draftKey: `offer:${conversationId}`,
  });
  const send = async (offer: OfferToSend) => {
    const sent = await picture.send();
    if ('error' in sent) return sent;
    const body = { ...offer, ...sent.data, conversation_id: conversationId };
    const result = await make({ body, idempotencyKey: keyFor(body) });
    if (failureOf(result.error)?.fields?.['image']) picture.forget();
    if (result.data) {
      settle();
      form.reset(empty);
      picture.photos.clear();
      toast.show(t('offer.sent'), 'success');
    }
    return result;
  };
  const number = (name: 'quantity' | 'days') => ({
    ...form.register(name, { valueAsNumber: true }),
    error: form.formState.errors[name]?.message,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    numeric: true,
  });
  const amount = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off', numeric: true } as const;
  return (
    <form method="post" noValidate aria-label={t('offer.form')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextField {...form.field('name')} label={t('offer.name')} maxLength={200} autoComplete="off" />
        <TextField {...form.field('spec')} label={t('offer.spec')} maxLength={500} autoComplete="off" />
        <TextField
          {...form.field('url')}
          type="url"
          inputMode="url"
          label={t('offer.url')}
          optionalText={t('optional')}
        />
        <TextField {...form.field('shop_name')} label={t('offer.shop')} maxLength={100} optionalText={t('optional')} />
        <Disclosure summary={t('offer.picture')}>
          <Stack gap="2">
            <Text size="sm" tone="muted">
              {t('offer.pictureHint')}
            </Text>
            <PhotoField photos={picture.photos} />
          </Stack>
        </Disclosure>
        <TextField {...form.field('unit_price')} {...amount} label={t('offer.price')} />
        <TextField {...form.field('domestic_shipping')} {...amount} label={t('offer.domestic')} />
        <TextField {...number('quantity')} label={t('offer.quantity')} />
        <TextField {...number('days')} label={t('offer.days')} hint={t('offer.daysHint', { max: offerDays.most })} />
        <TextArea
          {...form.field('text')}
          label={t('offer.text')}
          hint={t('offer.textHint')}
          rows={3}
          maxLength={2_000}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('offer.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** The earlier offers for a shopper's request, and a form for another one. */
export const Slot = ({ conversationId }: OffersProps) => {
  const { t } = useTranslation('cart-orders-console');
  const { data } = useListStaffOffersQuery({ query: { conversation_id: conversationId } });
  return (
    <Panel title={t('offer.title')} text={t('offer.lead')}>
      <Stack gap="4">
        {data?.items.length ? (
          <Stack as="ul" gap="2" aria-label={t('offer.made')}>
            {data.items.map((offer) => (
              <Made key={offer.id} offer={offer} />
            ))}
          </Stack>
        ) : null}
        <NewOfferForm key={conversationId} conversationId={conversationId} />
      </Stack>
    </Panel>
  );
};
