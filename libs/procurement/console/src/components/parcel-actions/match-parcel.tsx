import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPurchasesQuery, useMatchParcelMutation } from '@caravan/procurement/api';
import type { Purchase } from '@caravan/procurement/contract';
import { Button, Grow, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';

const shown = 5;

const titleOf = ({ supplier_order_no: number, shop_name: shop }: Purchase): string =>
  [number, shop].filter(Boolean).join(' · ');

/** Finds the purchase of a parcel by the shop, its number or the account, and matches both. */
export const MatchParcel = ({ parcelId, onMatched }: { parcelId: string; onMatched?: () => void }) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const { list } = useFormats();
  const [words, setWords] = useState('');
  const [match, { isLoading }] = useMatchParcelMutation();
  const query = { q: words.trim() || undefined, state: 'open' as const, limit: shown };
  const { data } = useListPurchasesQuery({ query });
  const choose = async (purchase: Purchase) => {
    const result = await match({ params: { id: parcelId }, body: { purchase_id: purchase.id } });
    if (!result.data) return;
    toast.show(t('parcel.matched'));
    onMatched?.();
  };
  return (
    <Stack gap="3">
      <TextField
        type="search"
        icon="search"
        label={t('parcel.findPurchase')}
        value={words}
        maxLength={100}
        onChange={({ target }) => setWords(target.value)}
      />
      {data?.items.length === 0 ? <Text tone="muted">{t('parcel.noPurchase')}</Text> : null}
      <Stack gap="2">
        {data?.items.map((purchase) => (
          <Row key={purchase.id} gap="3">
            <Grow>
              <Text>{titleOf(purchase)}</Text>
              <Text size="sm" tone="muted">
                {list(purchase.lines.map(({ name, purchased_quantity: count }) => `${name} × ${count}`))}
              </Text>
            </Grow>
            <Button
              size="sm"
              variant="secondary"
              busy={isLoading}
              aria-label={t('parcel.matchWith', { purchase: titleOf(purchase) })}
              onClick={() => void choose(purchase)}
            >
              {t('parcel.match')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};
