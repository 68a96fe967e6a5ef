import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { YuanField } from '@caravan/console-core';
import {
  useDeclareForShopperMutation,
  useGetStaffOwnParcelQuery,
  useKeepOwnParcelMutation,
} from '@caravan/forwarding/api/staff';
import {
  forwardingReasons,
  maxContents,
  type Declaration,
  type StaffDeclaration,
  type StaffOwnParcel,
} from '@caravan/forwarding/contract';
import { accountConsolePaths, procurementConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import {
  Button,
  DescriptionList,
  DetailSkeleton,
  Heading,
  Link,
  Money,
  NoticeDialog,
  Panel,
  Row,
  Stack,
  TextArea,
  TextField,
} from '@caravan/ui-kit';
import {
  LoadFailed,
  LocalTime,
  useIdempotencyKey,
  useParams,
  useToast,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { OwnParcelState } from '../../components/own-parcel-state.tsx';

export const meta = ({ t }: PageContext<'forwarding-console'>): PageMeta => ({ title: t('one') });

const Facts = ({ parcel }: { parcel: StaffOwnParcel }) => {
  const { t } = useTranslation('forwarding-console');
  const { code, user_id: user, parcel_id: inbound, handling_fen: fee, received_at: receivedAt } = parcel;
  const facts = [
    {
      key: 'code',
      term: t('code'),
      value: <Link to={accountConsolePaths.person.href({ id: user })}>{code || user}</Link>,
    },
    {
      key: 'tracking',
      term: t('tracking'),
      value: inbound ? (
        <Link to={procurementConsolePaths.parcel.href({ id: inbound })}>{parcel.tracking_number ?? t('noNumber')}</Link>
      ) : (
        parcel.tracking_number
      ),
    },
    { key: 'shop', term: t('shop'), value: parcel.shop },
    { key: 'contents', term: t('contents'), value: parcel.contents },
    { key: 'pieces', term: t('pieces'), value: String(parcel.quantity) },
    { key: 'value', term: t('value'), value: <Money fen={parcel.value_fen} /> },
    { key: 'photos', term: t('photos'), value: parcel.photo_note },
    { key: 'fee', term: t('fee.title'), value: fee > 0 ? <Money fen={fee} /> : '' },
    { key: 'how', term: t('how'), value: t(parcel.announced ? 'byShopper' : 'byStaff') },
    { key: 'warehouse', term: t('warehouse'), value: parcel.warehouse?.name ?? '' },
    { key: 'arrivedAt', term: t('arrivedAt'), value: parcel.arrived_at?.name ?? '' },
    { key: 'at', term: t('at'), value: <LocalTime at={parcel.created_at} /> },
    { key: 'received', term: t('receivedAt'), value: receivedAt ? <LocalTime at={receivedAt} /> : '' },
    { key: 'question', term: t('question'), value: parcel.question ?? '' },
    {
      key: 'goods',
      term: t('goods'),
      value: parcel.items.length ? (
        <Row gap="2" wrap>
          {parcel.items.map(({ id, number }) => (
            <Link key={id} to={warehouseConsolePaths.shelf.href({ q: number })}>
              {number}
            </Link>
          ))}
        </Row>
      ) : (
        ''
      ),
    },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== '' && value !== null)} />;
};

/** Corrects what is in a parcel, or asks its shopper; its goods are not packed before the answer. */
const Declaring = ({ parcel }: { parcel: StaffOwnParcel }) => {
  const { t } = useTranslation('forwarding-console');
  const toast = useToast();
  const [declare] = useDeclareForShopperMutation();
  const correction = useContractForm<Declaration, Declaration>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).declaration,
    defaultValues: { contents: parcel.contents, value_fen: parcel.value_fen },
    reasons: forwardingReasons,
  });
  const asking = useContractForm<{ question: string }, { question: string }>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).shopperQuestion,
    defaultValues: { question: '' },
    reasons: forwardingReasons,
  });
  const send = async (body: StaffDeclaration) => {
    const result = await declare({ params: { number: parcel.number }, body });
    if (result.data) toast.show(t('question' in body ? 'ask.done' : 'correct.done'));
    return result;
  };
  return (
    <>
      <Panel title={t('correct.title')} text={t('correct.lead')}>
        <form noValidate aria-label={t('correct.title')} onSubmit={(event) => void correction.submit(send)(event)}>
          <Stack gap="4">
            <TextField {...correction.field('contents')} label={t('contents')} maxLength={maxContents} />
            <YuanField control={correction.control} name="value_fen" label={t('value')} />
            <Row>
              <Button type="submit" busy={correction.busy}>
                {t('correct.send')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Panel>
      <Panel title={t('ask.title')} text={t('ask.lead')}>
        <form noValidate aria-label={t('ask.title')} onSubmit={(event) => void asking.submit(send)(event)}>
          <Stack gap="4">
            <TextArea {...asking.field('question')} label={t('question')} maxLength={500} rows={3} />
            <Row>
              <Button type="submit" variant="secondary" busy={asking.busy}>
                {t('ask.send')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Panel>
    </>
  );
};

/** A parcel that was given to the wrong shopper is kept again; staff are asked before goods leave their shelf. */
const KeepingAgain = ({ parcel: { number, state, items } }: { parcel: StaffOwnParcel }) => {
  const { t } = useTranslation('forwarding-console');
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [keep, { isLoading }] = useKeepOwnParcelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async () => {
    const result = await keep({ params: { number }, idempotencyKey: keyFor(number) });
    if (!result.data) return;
    settle();
    toast.show(t('keep.done'));
  };
  const isReceived = state === 'received';
  return (
    <Panel title={t('keep.title')} text={t(isReceived ? 'keep.received' : 'keep.lead')}>
      <Row>
        <Button variant="secondary" busy={isLoading} onClick={() => (isReceived ? setAsks(true) : void send())}>
          {t('keep.send')}
        </Button>
      </Row>
      <NoticeDialog
        open={asks}
        type="warning"
        danger
        title={t('keep.ask')}
        text={t('keep.goods', { numbers: items.map((item) => item.number).join(', ') })}
        confirmLabel={t('keep.send')}
        cancelLabel={t('keep.stay')}
        onClose={() => setAsks(false)}
        onConfirm={() => void send()}
      />
    </Panel>
  );
};

/** One parcel of a shopper. */
export const Page = () => {
  const { t } = useTranslation('forwarding-console');
  const { number = '' } = useParams();
  const { currentData: parcel, error, refetch } = useGetStaffOwnParcelQuery({ params: { number } });
  if (error && !parcel) return <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (!parcel) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {parcel.number}
        </Heading>
        <OwnParcelState parcel={parcel} />
      </Row>
      <Panel title={t('facts')}>
        <Facts parcel={parcel} />
      </Panel>
      {parcel.state === 'received' ? <Declaring parcel={parcel} /> : null}
      {parcel.is_here || parcel.state === 'received' ? <KeepingAgain parcel={parcel} /> : null}
    </Stack>
  );
};
