import { useTranslation } from 'react-i18next';
import {
  CodeField,
  GoodsCard,
  PhotoField,
  StationPage,
  unknownGoods,
  useShortcuts,
  useAskedCode,
} from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Button, Row, SelectField, Stack, Text, TextArea } from '@caravan/ui-kit';
import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { useLazySlot, type PageContext, type PageMeta } from '@caravan/web-core';
import { AskLink } from '../../components/ask-link.tsx';
import { ItemPhotos } from '../../components/item-photos.tsx';
import { PhotoVerdict } from '../../components/photo-verdict.tsx';
import { useChecking, isFreeGoods } from './use-checking.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('check.title') });

/** A clerk must look at the condition on arrival, and at the wishes for paid photos. */
const ItemFacts = ({ item }: { item: StaffStoreItem }) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <GoodsCard goods={item} number={item.number} bin={item.bin}>
      <Row gap="2" wrap>
        <Badge tone={item.condition === 'good' ? 'success' : 'warning'}>{t(`goods.condition.${item.condition}`)}</Badge>
        <Badge tone={item.check === 'failed' ? 'danger' : 'info'}>{t(`goods.check.${item.check}`)}</Badge>
      </Row>
      {item.condition_note ? <Text size="sm">{item.condition_note}</Text> : null}
      {item.check_note ? <Text size="sm">{item.check_note}</Text> : null}
      {item.photos_due ? (
        <Text size="sm" tone="warning">
          {[t('check.photosDue', { count: item.photos_due }), item.photo_note].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      {item.measurements.length ? (
        <Text size="sm" tone="warning">
          {t('measure.due', { count: item.measurements.length })}
        </Text>
      ) : null}
      <PhotoVerdict item={item} />
      {(item.condition !== 'good' || item.check === 'failed') && isFreeGoods(item) && !item.own ? (
        <Row>
          <AskLink order={item.order_number} item={item.id} />
        </Row>
      ) : null}
    </GoodsCard>
  );
};

interface PieceChoiceProps {
  quantity: number;
  piece: number | null;
  onChoose: (piece: number | null) => void;
}

/** Of a line of several pieces, which of them the photos show. */
const PieceChoice = ({ quantity, piece, onChoose }: PieceChoiceProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (quantity < 2) return null;
  const pieces = Array.from({ length: quantity }, (_, index) => index + 1);
  return (
    <SelectField
      label={t('pieces.label')}
      value={piece === null ? '' : String(piece)}
      options={[
        { value: '', label: t('pieces.all') },
        ...pieces.map((one) => ({ value: String(one), label: t('pieces.one', { piece: one }) })),
      ]}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  );
};

/** The station for quality checks and photos. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const Measurements = useLazySlot('goodsMeasurements');
  const work = useChecking();
  const { signal, undo, number, item, failed, photos, camera, note, setNote, noteMissing, read, decide } = work;
  useShortcuts({ e: { label: t('check.pass'), run: () => decide('passed') } }, { enabled: number !== null });
  useAskedCode('item', number, read);
  return (
    <StationPage
      title={t('check.title')}
      backTo={warehouseConsolePaths.shelf.href()}
      signal={signal}
      idle={{ word: t('check.idle'), text: t('check.idleText') }}
      undo={undo}
      actions={
        number ? (
          <>
            <Button size="lg" onClick={() => decide('passed')}>
              {t('check.pass')}
            </Button>
            <Button size="lg" variant="secondary" onClick={() => decide('failed')}>
              {t('check.fail')}
            </Button>
          </>
        ) : null
      }
    >
      <CodeField label={t('check.code')} onCode={read} />
      <Stack gap="4">
        {number ? (
          <>
            {item ? <ItemFacts item={item} /> : <GoodsCard goods={unknownGoods} number={number} bin={undefined} />}
            {item ? <ItemPhotos photos={item.photos} /> : null}
            {item ? <PieceChoice quantity={item.quantity} piece={work.piece} onChoose={work.choosePiece} /> : null}
            <PhotoField photos={photos} ref={camera} />
          </>
        ) : null}
        {Measurements ? (
          <Measurements
            goods={item}
            typed={work.measured}
            onTyped={work.typeMeasures}
            onRecorded={work.dropMeasurement}
            say={work.show}
          />
        ) : null}
        {number ? (
          <TextArea
            label={t('check.note')}
            value={note}
            maxLength={500}
            error={noteMissing && !note.trim() ? t('check.noteMissingText') : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
        ) : null}
      </Stack>
      {!number && failed ? (
        <Row gap="3" wrap>
          <Text>{t('check.failedLast', { number: failed.number })}</Text>
          <AskLink order={failed.order_number} item={failed.id} />
        </Row>
      ) : null}
    </StationPage>
  );
};
