import { useTranslation } from 'react-i18next';
import { StaffNote, useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { useAcceptGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { acceptGoods, checkGoods, type StaffPackage } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';

/** The goods of a package that failed their check. Those who may decide let them leave, with a reason; receivers check again. */
export const FailedGoods = ({ goods }: { goods: StaffPackage['failed_goods'] }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const roles = useStaffMe()?.roles ?? [];
  const mayDecide = holdsRole(roles, acceptGoods.roles);
  const toast = useToast();
  const [accept] = useAcceptGoodsMutation();
  if (!goods.length) return null;
  return (
    <Panel title={t('failedGoods.title')} text={t(mayDecide ? 'failedGoods.decide' : 'failedGoods.ask')}>
      {goods.map(({ item_id: id, number, note: found }) => (
        <Stack key={id} gap="3">
          <Text>{t('failedGoods.found', { number, found })}</Text>
          {mayDecide ? (
            <StaffNote
              label={t('failedGoods.note')}
              hint={t('failedGoods.noteHint')}
              missing={t('held.noteMissing')}
              steps={[
                {
                  action: t('failedGoods.accept', { number }),
                  onSend: (note, idempotencyKey) => accept({ params: { id }, body: { note }, idempotencyKey }),
                  onSent: () => toast.show(t('failedGoods.done', { number })),
                },
              ]}
            />
          ) : null}
          {holdsRole(roles, checkGoods.roles) ? (
            <Row>
              <ButtonLink variant="secondary" icon="camera" to={warehouseConsolePaths.check.href({ item: number })}>
                {t('failedGoods.check', { number })}
              </ButtonLink>
            </Row>
          ) : null}
        </Stack>
      ))}
    </Panel>
  );
};
