import { useTranslation } from 'react-i18next';
import { textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { useAnswerRejectionMutation, useListStaffStoreQuery } from '@caravan/warehouse-packages/api/staff';
import { warehouseConsolePaths } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';
import { CustomerId } from '../components/customer-id.tsx';
import { ItemPhotos } from '../components/item-photos.tsx';
import { StaffNote } from '../components/staff-note.tsx';
import { ItemPanel } from './item-panel.tsx';

const Why = ({ task }: { task: QueueTask }) => <>{textFact(task, 'note')}</>;

const WhyHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('verdict.why')}</>;
};

/** The photos that the shopper rejected, as the warehouse has them now. */
const Photos = ({ number }: { number: string }) => {
  const { data } = useListStaffStoreQuery({ query: { q: number, limit: 10 } });
  const item = data?.items.find((one) => one.number === number);
  return item ? <ItemPhotos photos={item.photos} /> : null;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [answer] = useAnswerRejectionMutation();
  const [id, userId, order] = [textFact(task, 'item_id'), textFact(task, 'user_id'), textFact(task, 'order_number')];
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        <Text>{textFact(task, 'note')}</Text>
      </ItemPanel>
      <Photos number={task.ref} />
      {userId ? <CustomerId id={userId} /> : null}
      {id ? (
        <StaffNote
          key={id}
          label={t('verdict.answer')}
          hint={t('verdict.answerHint')}
          missing={t('verdict.answerMissing')}
          steps={[
            {
              action: t('verdict.send'),
              onSend: (note, idempotencyKey) => answer({ params: { id }, body: { note }, idempotencyKey }),
              onSent: () => toast.show(t('verdict.sent')),
            },
          ]}
        />
      ) : null}
      {id && order ? (
        <Row>
          <ButtonLink to={warehouseConsolePaths.newReturn.href({ order, item: id })} variant="secondary" icon="refresh">
            {t('returns.new')}
          </ButtonLink>
        </Row>
      ) : null}
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'why', Header: WhyHeader, Cell: Why }], Panel };
