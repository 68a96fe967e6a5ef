import { useTranslation } from 'react-i18next';
import {
  numberFact,
  textFact,
  textsFact,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
  PackingWish,
  usePackingWords,
} from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

const Bins = ({ task }: { task: QueueTask }) => <>{useFormats().list(textsFact(task, 'bins'))}</>;
const BinsHeader = () => <>{useTranslation('goods-services-console').t('rehearse.bins')}</>;

const Goods = ({ task }: { task: QueueTask }) => <>{textsFact(task, 'goods').join(' · ')}</>;
const GoodsHeader = () => <>{useTranslation('goods-services-console').t('services.goods')}</>;

const Items = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'items')}</>;
const ItemsHeader = () => <>{useTranslation('goods-services-console').t('services.items')}</>;

const Options = ({ task }: { task: QueueTask }) => <>{usePackingWords()(textsFact(task, 'packing_options'))}</>;
const OptionsHeader = () => (
  <>{useTranslation(['goods-services-console', 'console-core']).t('packing.title', { ns: 'console-core' })}</>
);

const Note = ({ task }: { task: QueueTask }) => <>{textFact(task, 'packing_note')}</>;
const NoteHeader = () => <>{useTranslation('goods-services-console').t('services.note')}</>;

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const { list } = useFormats();
  return (
    <Stack gap="4">
      <Text>{list(textsFact(task, 'bins')) || t('goods.noBin', { ns: 'console-core' })}</Text>
      <PackingWish kinds={textsFact(task, 'packing_options')} note={textFact(task, 'packing_note')} />
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.rehearse.href({ service: task.ref })} icon="box">
          {t('rehearse.title')}
        </ButtonLink>
        <ButtonLink to={warehouseConsolePaths.serviceDetail.href({ number: task.ref })} variant="secondary">
          {t('services.one')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Goods that are to be packed and weighed before their shipping is paid. */
export const view: QueueView = {
  columns: [
    { key: 'bins', Header: BinsHeader, Cell: Bins },
    { key: 'goods', Header: GoodsHeader, Cell: Goods },
    { key: 'items', Header: ItemsHeader, Cell: Items, numeric: true },
    { key: 'options', Header: OptionsHeader, Cell: Options },
    { key: 'note', Header: NoteHeader, Cell: Note },
  ],
  Panel,
};
