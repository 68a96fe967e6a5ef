import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderAgainMutation } from '@caravan/cart-orders/api';
import { type OrderedAgain } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Button, ButtonLink, Dialog, Row, Stack, Text, type ButtonProps } from '@caravan/ui-kit';
import { useNavigate, useSingleFlight } from '@caravan/web-core';

export interface OrderAgainProps {
  number: string;
  size?: ButtonProps['size'];
}

/** Puts the goods of an order into the cart again and leads there; what could not be added is told first. */
export const OrderAgain = ({ number, size }: OrderAgainProps) => {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const [again, { isLoading }] = useOrderAgainMutation();
  const [done, setDone] = useState<OrderedAgain>();

  const order = useSingleFlight(async () => {
    const { data } = await again({ params: { number } });
    if (!data) return;
    if (data.left_out.length) setDone(data);
    else void navigate(cartOrdersPaths.cart.href());
  });
  const close = () => setDone(undefined);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        busy={isLoading}
        aria-label={t('again.of', { number })}
        onClick={() => void order()}
      >
        {t('again.action')}
      </Button>
      {done ? (
        <Dialog open onClose={close} title={t('again.title')}>
          <Stack gap="4">
            <ul>
              {done.left_out.map(({ name, reason }, index) => (
                <li key={index}>
                  <Text>{t('again.line', { name, reason })}</Text>
                </li>
              ))}
            </ul>
            {done.line_ids.length ? (
              <Row justify="end">
                <ButtonLink to={cartOrdersPaths.cart.href()}>{t('again.toCart')}</ButtonLink>
              </Row>
            ) : null}
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
};
