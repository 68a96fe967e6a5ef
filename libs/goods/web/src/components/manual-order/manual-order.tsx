import { parseYuan } from '@caravan/kernel';
import { cartOrdersPaths, cartOrdersReasons, type ManualForm, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import type { ManualStart } from '@caravan/goods/contract';
import { Banner, Button, ButtonLink, Card, Grid, Heading, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { LineTotal } from '../line-total/line-total.tsx';
import { noWishes, WishFields } from '../wish-fields/wish-fields.tsx';
import { ManualGoodsFields } from './manual-goods-fields.tsx';

export interface ManualOrderProps {
  /** What is known of the product already. */
  start: ManualStart;
  configurations: Configurations;
  /** Why the form is shown in place of a product. */
  notice?: string | undefined;
  /** Keeps what is typed apart for each link. */
  draftKey: string;
}

const emptyForm = ({ url, name }: ManualStart): ManualForm => ({
  url: url ?? '',
  name: name ?? '',
  spec: '',
  description: '',
  shop_name: '',
  unit_price: '',
  domestic_shipping: '0',
  image: undefined,
  wishes: noWishes,
});

/** The manual purchase order: goods described by hand become a line of the cart. */
export const ManualOrder = ({ start, configurations, notice, draftKey }: ManualOrderProps) => {
  const t = useTexts('goods');
  const { add, added, busy } = useAddToCart();
  const form = useContractForm<ManualForm, ParsedNewLine>({
    schema: async () => (await import('@caravan/cart-orders/contract/schema')).manualForm,
    defaultValues: emptyForm(start),
    reasons: cartOrdersReasons,
    draftKey,
  });
  const values = useWatch({ control: form.control });
  const wishes = { ...noWishes, ...values.wishes, photo: { ...noWishes.photo, ...values.wishes?.photo } };
  const goodsFen = (parseYuan(values.unit_price ?? '') ?? 0) * wishes.quantity;

  const send = async (line: ParsedNewLine) => {
    const result = await add(line.manual?.name ?? '', line);
    if (result && !result.error) form.reset(emptyForm({ url: null, platform: null, item_id: null, name: null }));
    return result;
  };

  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('manual.heading')}</Heading>
          <Text tone="muted" measure>
            {t('manual.intro')}
          </Text>
        </Stack>
        {notice ? <Banner tone="info">{notice}</Banner> : null}
        <Grid columns={{ base: 1, md: '3-2' }} gap="8" align="start">
          <ManualGoodsFields form={form} image={values.image} />
          <Card>
            <Stack gap="6">
              <Heading level={2} size="md">
                {t('manual.service')}
              </Heading>
              <WishFields wishes={wishes} photo={configurations.photo} onChange={(changed) => form.setValue('wishes', changed, { shouldDirty: true })} />
              <LineTotal
                goods={goodsFen}
                photos={configurations.photo.fee_fen * wishes.photo.count}
                shipping={parseYuan(values.domestic_shipping ?? '') ?? 0}
              />
              <Button type="submit" size="lg" full icon="cart" busy={busy || form.busy}>
                {t('manual.add')}
              </Button>
              {added ? (
                <ButtonLink to={cartOrdersPaths.cart.href()} variant="secondary" full>
                  {t('buy.toCart')}
                </ButtonLink>
              ) : null}
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </form>
  );
};
