import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, StaffNote, useStaffMe, YuanField, type NoteStep } from '@caravan/console-core';
import {
  useDecideFreightLineMutation,
  useMatchFreightLineMutation,
  useSetFreightLineAsideMutation,
  useSettleFreightLineMutation,
} from '@caravan/freight-costs/api';
import {
  decideFreightLine,
  freightCostsReasons,
  type FreightDecision,
  type FreightLineDetail,
  type LineMatch,
  type LineSettlement,
} from '@caravan/freight-costs/contract';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, Disclosure, Panel, Row, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

interface ActionProps {
  line: FreightLineDetail;
  /** In a queue: the next task is shown. */
  onDone?: (() => void) | undefined;
}

/** Accepts a difference, or disputes it, for which the carrier reads the note. */
const Decision = ({ line, onDone }: ActionProps) => {
  const { t } = useTranslation('freight-costs-console');
  const toast = useToast();
  const { id, review } = line;
  const [decide] = useDecideFreightLineMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (decision: FreightDecision, note: string) => {
    const body = { decision, note };
    const result = await decide({ params: { id }, body, idempotencyKey: keyFor(JSON.stringify([id, body])) });
    if (result.data) {
      settle();
      toast.show(t(`decide.done.${decision}`));
    }
    return result;
  };
  const accept = async () => {
    setBusy(true);
    const { data, error } = await send('accept', '');
    setBusy(false);
    setFault(error ? messageOf(error) : undefined);
    if (data) onDone?.();
  };
  const dispute: NoteStep = {
    action: t('decide.dispute'),
    variant: 'secondary',
    onSend: (note) => send('dispute', note),
    onSent: () => onDone?.(),
  };
  return (
    <Stack gap="3">
      <Row gap="3" wrap>
        <Button variant={review === 'open' ? 'primary' : 'secondary'} busy={busy} onClick={() => void accept()}>
          {t(review === 'disputed' ? 'decide.giveUp' : 'decide.accept')}
        </Button>
      </Row>
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      {review === 'open' ? (
        <StaffNote
          key={id}
          label={t('decide.note')}
          hint={t('decide.noteHint')}
          missing={t('decide.noteMissing')}
          steps={[dispute]}
        />
      ) : null}
    </Stack>
  );
};

/** Ends a dispute with what came back without a credit note. */
const Settlement = ({ line, onDone }: ActionProps) => {
  const { t } = useTranslation('freight-costs-console');
  const toast = useToast();
  const { id } = line;
  const [settleLine] = useSettleFreightLineMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<LineSettlement, LineSettlement>({
    schema: async () => (await import('@caravan/freight-costs/contract/staff')).lineSettlement,
    defaultValues: { returned_fen: line.fen, note: '' },
    reasons: freightCostsReasons,
  });
  const send = async (body: LineSettlement) => {
    const result = await settleLine({ params: { id }, body, idempotencyKey: keyFor(JSON.stringify([id, body])) });
    if (result.data) {
      settle();
      toast.show(t('settle.done'));
      onDone?.();
    } else form.setError('root', { message: messageOf(result.error) });
    return result;
  };
  const refusal = form.formState.errors.root?.message;
  return (
    <Panel title={t('settle.title')} text={t('settle.lead')}>
      <form noValidate aria-label={t('settle.title')} onSubmit={(event) => void form.submit(send)(event)}>
        <Stack gap="4">
          <YuanField control={form.control} name="returned_fen" label={t('settle.returned')} />
          <TextArea {...form.field('note')} label={t('settle.note')} maxLength={500} rows={2} required />
          {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
          <Row>
            <Button type="submit" busy={form.busy}>
              {t('settle.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
};

/** Says for which package a line is, or that it is for none of ours. */
const Matching = ({ line, onDone }: ActionProps) => {
  const { t } = useTranslation('freight-costs-console');
  const toast = useToast();
  const { id } = line;
  const [match] = useMatchFreightLineMutation();
  const [setAside] = useSetFreightLineAsideMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<LineMatch, LineMatch>({
    schema: async () => (await import('@caravan/freight-costs/contract/staff')).lineMatch,
    defaultValues: { package_number: '' },
    reasons: freightCostsReasons,
  });
  const finish = () => {
    settle();
    toast.show(t('match.done'));
    onDone?.();
  };
  const send = async (body: LineMatch) => {
    const result = await match({ params: { id }, body, idempotencyKey: keyFor(JSON.stringify([id, body])) });
    if (result.data) finish();
    else form.setError('root', { message: messageOf(result.error) });
    return result;
  };
  const refusal = form.formState.errors.root?.message;
  const aside = (as: 'fee' | 'not_ours'): NoteStep => ({
    action: t(`match.${as}`),
    variant: 'secondary',
    onSend: (note, idempotencyKey) => setAside({ params: { id }, body: { as, note }, idempotencyKey }),
    onSent: finish,
  });
  return (
    <Panel title={t('match.title')} text={t('match.lead')}>
      <form noValidate aria-label={t('match.title')} onSubmit={(event) => void form.submit(send)(event)}>
        <Stack gap="3">
          <TextField {...form.field('package_number')} label={t('match.package')} autoComplete="off" required />
          {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
          <Row>
            <Button type="submit" variant={line.state === 'unknown' ? 'primary' : 'secondary'} busy={form.busy}>
              {t('match.send')}
            </Button>
          </Row>
        </Stack>
      </form>
      <StaffNote
        key={id}
        label={t('match.note')}
        hint={t('match.noteHint')}
        missing={t('decide.noteMissing')}
        steps={[aside('not_ours'), aside('fee')]}
      />
    </Panel>
  );
};

/** Finance decides for which parcel a line is, and about its difference. */
export const LineActions = ({ line, onDone }: ActionProps) => {
  const { t } = useTranslation('freight-costs-console');
  const mayDecide = holdsRole(useStaffMe()?.roles ?? [], decideFreightLine.roles);
  const { review, state } = line;
  if (!mayDecide) return <Text size="sm">{t('decide.others')}</Text>;
  const mayMatch = review === null || review === 'open' || (state === 'not_ours' && review === 'disputed');
  return (
    <Stack gap="4">
      {review === 'open' || review === 'disputed' ? <Decision line={line} onDone={onDone} /> : null}
      {review === 'disputed' ? <Settlement key={line.id} line={line} onDone={onDone} /> : null}
      {mayMatch && state !== 'matched' ? <Matching key={line.id} line={line} onDone={onDone} /> : null}
      {mayMatch && state === 'matched' ? (
        <Disclosure look="plain" summary={t('match.other')}>
          <Matching key={line.id} line={line} onDone={onDone} />
        </Disclosure>
      ) : null}
    </Stack>
  );
};
