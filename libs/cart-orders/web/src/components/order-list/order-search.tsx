import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrdersQuery } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Button, Grow, Row, TextField } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import { ordersHref, searchMax } from '../../lib/orders-query.ts';
import styles from './order-search.module.css';

/** A plain form: it works before scripts load; afterwards it navigates without a reload. */
export const OrderSearch = ({ query: { q, status } }: { query: OrdersQuery }) => {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(ordersHref({ status, q: typeof words === 'string' ? words.trim() || undefined : undefined }));
  };
  return (
    <form className={styles.form} role="search" method="get" action={cartOrdersPaths.orders.href()} onSubmit={search}>
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <Row gap="2" align="end">
        <Grow>
          <TextField
            label={t('orders.search')}
            placeholder={t('orders.searchPlaceholder')}
            name="q"
            type="search"
            icon="search"
            maxLength={searchMax}
            defaultValue={q}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Grow>
        <Button type="submit" plain variant="secondary">
          {t('orders.submit')}
        </Button>
      </Row>
    </form>
  );
};
