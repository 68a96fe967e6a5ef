import { useTranslation } from 'react-i18next';
import {
  useListStaffOffersQuery,
  useMakeOfferMutation,
  useWithdrawOfferMutation,
} from '@caravan/cart-orders/api/staff';
import { offerDays, orderReasons, type Offer, type OfferForm, type OfferToSend } from '@caravan/cart-orders/contract';
import type { OffersProps } from '@caravan/support/api/staff';
import { Button, Money, Panel, Row, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { LocalTime, useIdempotencyKey, useToast } from '@caravan/web-core';
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
  const state = offer.state === 'open' && !offer.valid ? 'over' : offer.state;
  return (
    <Row as="li" gap="3" wrap justify="between">
      <Text>
        {offer.name} · {t('offer.pieces', { count: offer.quantity })} · <Money fen={offer.unit_price_fen} /> ·{' '}
        {t(`offer.state.${state}`)} · <LocalTime at={offer.valid_until} text={(by) => t('offer.until', { by })} />
      </Text>
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

const NewOfferForm = ({ conversationId }: OffersProps) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [make] = useMakeOfferMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<OfferForm, OfferToSend>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).offerForm,
    defaultValues: empty,
    reasons: orderReasons,
    draftKey: `offer:${conversationId}`,
  });
  const send = async (offer: OfferToSend) => {
    const body = { ...offer, conversation_id: conversationId };
    const result = await make({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      form.reset(empty);
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

/** What was offered for a shopper's request, and a form for another offer. */
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
