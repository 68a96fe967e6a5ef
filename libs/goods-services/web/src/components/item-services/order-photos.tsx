import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderPhotoServiceMutation } from '@caravan/goods-services/api';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Panel, Row, Stepper, Text, TextArea } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useOrderService } from '../../lib/use-order-service.ts';

/** Orders more photos of goods, with their price before anything is paid. */
export const OrderPhotos = ({ item }: { item: StoreItem }) => {
  const { t } = useTranslation('goods-services');
  const { asYuan } = useFormats();
  const [send, { isLoading }] = useOrderPhotoServiceMutation();
  const [wanted, setWanted] = useState(1);
  const [note, setNote] = useState('');
  const left = item.photos_left;
  const photos = Math.min(wanted, left);
  const { offer, changed, order } = useOrderService(send, () => setNote(''));
  if (left === 0 || !offer) return null;
  const amountFen = photos * offer.photo_fen;
  return (
    <Panel title={t('order.photos')} text={t('order.photosText')} gap="3">
      <Stepper
        label={t('order.count')}
        hint={t('order.left', { count: left })}
        value={photos}
        max={left}
        decreaseLabel={t('order.fewer')}
        increaseLabel={t('order.more')}
        onChange={setWanted}
      />
      <TextArea
        label={t('order.note')}
        optionalText={t('order.optional')}
        value={note}
        maxLength={500}
        rows={2}
        counterText={(used, max) => t('counter', { used, max })}
        onChange={({ target }) => setNote(target.value)}
      />
      {changed ? <Banner tone="warning">{t('order.changed')}</Banner> : null}
      <Row gap="3" wrap>
        <Button
          busy={isLoading}
          onClick={() => void order({ item_id: item.id, photos, note: note.trim(), amount_fen: amountFen })}
        >
          {t('order.submit', { amount: asYuan(amountFen) })}
        </Button>
        <Text size="sm" tone="muted" numeric>
          {t('order.each', { amount: asYuan(offer.photo_fen) })}
        </Text>
      </Row>
    </Panel>
  );
};
