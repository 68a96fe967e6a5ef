import { useTranslation } from 'react-i18next';
import { firstCharacters, parseYuan } from '@caravan/kernel';
import { cartOrdersReasons, type ManualForm, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import type { ManualStart } from '@caravan/goods/contract';
import { supportPaths } from '@caravan/routes';
import { Banner, Button, ButtonLink, Card, Grid, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { useShopCurrency, yuan } from '../../cart/use-shop-currency.ts';
import { AddedNote } from '../added-note/added-note.tsx';
import { LineTotal } from '../line-total/line-total.tsx';
import { noLineOptions, LineOptionFields } from '../line-option-fields/line-option-fields.tsx';
import { ManualGoodsFields } from './manual-goods-fields.tsx';

export interface ManualOrderProps {
  /** The known facts of the product. */
  start: ManualStart;
  configurations: Configurations;
  /** Why the form is shown instead of a product. */
  notice?: string | undefined;
  /** Separates the drafts of different links. */
  draftKey: string;
}

const emptyForm = ({ url, name }: ManualStart): ManualForm => ({
  url: url ?? '',
  name: name ?? '',
  spec: '',
  description: '',
  shop_name: '',
  currency: yuan,
  unit_price: '',
  domestic_shipping: '0',
  image: undefined,
  lineOptions: noLineOptions,
});

/** The most characters that go to the request by its address. */
const maxTyped = 1_000;

type Typed = { [Field in 'url' | 'name' | 'spec' | 'description']?: string | undefined };

/** The entries, a line for each field, for a buyer who finds the rest. */
const typedIn = ({ url, name, spec, description }: Typed, quantity: number): string =>
  firstCharacters(
    [url, name, spec, quantity > 1 ? `× ${quantity}` : '', description].filter(Boolean).join('\n'),
    maxTyped,
  );

/** For those who do not know the price: a buyer looks for the goods. */
const AskBuyer = ({ typed }: { typed: string }) => {
  const { t } = useTranslation('product');
  return (
    <Card as="aside" tone="subtle">
      <Row gap="4" collapse="sm" justify="between">
        <Text>{t('manual.askText')}</Text>
        <ButtonLink
          to={supportPaths.conversations.href({ kind: 'request', text: typed })}
          variant="secondary"
          icon="mail"
        >
          {t('manual.ask')}
        </ButtonLink>
      </Row>
    </Card>
  );
};

/** The manual order form: goods that the shopper describes become a cart line. */
export const ManualOrder = ({ start, configurations, notice, draftKey }: ManualOrderProps) => {
  const { t } = useTranslation('product');
  const { add, added, busy } = useAddToCart();
  const form = useContractForm<ManualForm, ParsedNewLine>({
    schema: async () => (await import('@caravan/cart-orders/contract/schema')).manualForm,
    defaultValues: emptyForm(start),
    reasons: cartOrdersReasons,
    draftKey,
  });
  const values = useWatch({ control: form.control });
  const lineOptions = {
    ...noLineOptions,
    ...values.lineOptions,
    photo: { ...noLineOptions.photo, ...values.lineOptions?.photo },
  };
  const shop = useShopCurrency(values.currency ?? yuan);
  const fenOf = (typed: string | undefined) => shop.toFen(parseYuan(typed ?? '') ?? 0);
  const goodsFen = fenOf(values.unit_price) * lineOptions.quantity;

  const send = async (line: ParsedNewLine) => {
    const result = await add(shop.inYuan(line));
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
        <AskBuyer typed={typedIn(values, lineOptions.quantity)} />
        <Grid columns={{ base: 1, md: '3-2' }} gap="8" align="start">
          <ManualGoodsFields form={form} image={values.image} currencies={configurations.currencies} shop={shop} />
          <Card>
            <Stack gap="6">
              <Heading level={2} size="md">
                {t('manual.service')}
              </Heading>
              <LineOptionFields
                lineOptions={lineOptions}
                photo={configurations.photo}
                onChange={(changed) => form.setValue('lineOptions', changed, { shouldDirty: true })}
              />
              <LineTotal
                goods={goodsFen}
                photos={configurations.photo.fee_fen * lineOptions.photo.count}
                shipping={fenOf(values.domestic_shipping)}
              />
              <Button
                type="submit"
                size="lg"
                full
                icon="cart"
                busy={busy || form.busy || shop.state === 'loading'}
                disabled={shop.state === 'failed'}
              >
                {t('manual.add')}
              </Button>
              <div role="status">{added ? <AddedNote pieces={added} /> : null}</div>
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </form>
  );
};
