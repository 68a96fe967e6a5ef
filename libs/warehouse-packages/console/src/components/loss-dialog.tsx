import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffNote, messageOf, useStaffMe } from '@caravan/console-core';
import { formatFen, holdsRole } from '@caravan/kernel';
import { Banner, Button, DescriptionList, Dialog, Loading, Money, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useGetLossQuery, useLoseGoodsMutation } from '@caravan/warehouse-packages/api/staff';
import { loseGoods, type LossAmounts } from '@caravan/warehouse-packages/contract';
import { useToast } from '@caravan/web-core';

const Amounts = ({ loss }: { loss: LossAmounts }) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <DescriptionList
      items={[
        { key: 'goods', term: t('loss.goods'), value: <Money fen={loss.goods_fen} /> },
        { key: 'domestic', term: t('loss.domestic'), value: <Money fen={loss.domestic_fen} /> },
        { key: 'photos', term: t('loss.photos'), value: <Money fen={loss.photo_fen} /> },
        { key: 'amount', term: t('loss.amount'), value: <Money fen={loss.amount_fen} /> },
      ]}
    />
  );
};

const LossForm = ({ number, onDone }: { number: string; onDone: () => void }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const { data, error } = useGetLossQuery({ params: { number } });
  const [lose] = useLoseGoodsMutation();
  if (error) return <Banner tone="danger">{messageOf(error) || t('failed')}</Banner>;
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  const amount = formatFen(data.amount_fen);
  return (
    <Stack gap="4">
      <Text>{t('loss.text', { name: data.name, number })}</Text>
      <Amounts loss={data} />
      <StaffNote
        label={t('loss.note')}
        hint={t('loss.noteHint')}
        missing={t('loss.noteMissing')}
        steps={[
          {
            action: t('loss.lose', { amount }),
            variant: 'danger',
            onSend: (note, idempotencyKey) => lose({ params: { number }, body: { note }, idempotencyKey }),
            onSent: () => {
              toast.show(t('loss.done', { amount }));
              onDone();
            },
          },
        ]}
      />
    </Stack>
  );
};

/** Ends the search for goods as lost, after what it pays back was shown. Offered to those who may do it. */
export const LossDialog = ({ number }: { number: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [open, setOpen] = useState(false);
  if (!holdsRole(useStaffMe()?.roles ?? [], loseGoods.roles)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t('loss.openOf', { number })} onClick={() => setOpen(true)}>
        {t('loss.open')}
      </Button>
      <Dialog open={open} onClose={close} size="form" title={t('loss.title')}>
        {open ? <LossForm number={number} onDone={close} /> : null}
      </Dialog>
    </>
  );
};
