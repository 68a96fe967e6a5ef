import type { SubmitEvent } from 'react';
import { cartOrdersPaths, type OrdersQuery } from '@caravan/cart-orders/contract';
import { Button, Grow, Row, TextField } from '@caravan/ui-kit';
import { useNavigate, useTexts } from '@caravan/web-core';
import { ordersHref, searchMax } from '../../lib/orders-query.ts';
import styles from './order-search.module.css';

/** A plain form: it works before any script has loaded, and without leaving the page afterwards. */
export const OrderSearch = ({ query: { q, status } }: { query: OrdersQuery }) => {
  const t = useTexts('cart-orders');
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
        <Button type="submit" variant="secondary">
          {t('orders.submit')}
        </Button>
      </Row>
    </form>
  );
};
