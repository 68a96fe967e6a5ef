import { Heading, Page, Stack } from '@caravan/ui-kit';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import { useLazySlot, type WebFeature } from '@caravan/web-core';

export const tote: DeliveredPriceProps = {
  orderFen: 13_700,
  valueFen: 12_900,
  isShippingStated: true,
  goods: [{ name: 'Canvas tote', details: 'navy', quantity: 1, weight_g: 420 }],
};
export const shoes: DeliveredPriceProps = {
  ...tote,
  isShippingStated: false,
  goods: [{ name: 'Running shoes', details: '', quantity: 1, weight_g: null }],
};

const Price = (props: DeliveredPriceProps) => {
  const Slot = useLazySlot('deliveredPrice');
  return Slot ? <Slot {...props} /> : null;
};

/** A page of another feature that shows the price of these goods. */
export const examplePage = (goods: readonly DeliveredPriceProps[]): WebFeature => ({
  id: 'example',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => (
          <Page>
            <Stack gap="6">
              <Heading level={1}>Caravan 商队</Heading>
              {goods.map((one, index) => (
                <Price key={index} {...one} />
              ))}
            </Stack>
          </Page>
        ),
        meta: () => ({ title: 'Caravan' }),
      }),
    },
  ],
});
