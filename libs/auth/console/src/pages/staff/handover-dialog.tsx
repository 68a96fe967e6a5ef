import { useTranslation } from 'react-i18next';
import {
  useGetMemberWorkQuery,
  useHandOverMemberWorkMutation,
  usePauseStaffMemberMutation,
  useRemoveStaffMemberMutation,
} from '@caravan/auth/api/staff';
import { authReasons, type MemberWork, type StaffMember } from '@caravan/auth/contract';
import { staffNameOf } from '@caravan/console-core';
import { Button, Dialog, Loading, SelectField, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { HeldWork } from './held-work.tsx';

export type HandoverStep = 'handOver' | 'pause' | 'remove';

export interface HandoverDialogProps {
  member: StaffMember;
  /** With a pause or a removal everything is handed over, otherwise only the tasks are. */
  step: HandoverStep;
  onClose: () => void;
  onDone: () => void;
}

/** The choice of the queues, in a select whose values are ids. */
const toQueues = '';

const schema = async () => {
  const { handover } = await import('@caravan/auth/contract/staff');
  const { z } = await import('@caravan/kernel/zod');
  return handover.extend({ to: z.string().transform((id) => (id === toQueues ? null : id)) });
};

const tasksIn = ({ items }: MemberWork): number =>
  items.reduce((sum, { kind, count }) => sum + (kind === 'task' ? count : 0), 0);

/** The texts of each step: of what happens, when it has happened, and the title. */
const stepTexts = {
  handOver: { title: 'handover.title', submit: 'staff.handOver' },
  pause: { title: 'handover.pauseTitle', submit: 'staff.pause', text: 'staff.pauseText', done: 'staff.pauseDone' },
  remove: { title: 'handover.removeTitle', submit: 'staff.remove', text: 'staff.removeText', done: 'staff.removed' },
} as const;

const HandoverForm = ({ member, step, onDone, work }: Omit<HandoverDialogProps, 'onClose'> & { work: MemberWork }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [handOver] = useHandOverMemberWorkMutation();
  const [pause] = usePauseStaffMemberMutation();
  const [remove] = useRemoveStaffMemberMutation();
  const send = { handOver, pause, remove }[step];
  const texts = stepTexts[step];
  const name = staffNameOf(member);
  const total = tasksIn(work);
  const form = useContractForm<{ to: string }, { to: string | null }>({
    schema,
    defaultValues: { to: toQueues },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    const call = { params: { id: member.id }, body };
    const result = await send(call);
    if (result.data) {
      const { moved, released } = result.data;
      const done = moved + released === 0 ? '' : t('handover.done', { moved, released });
      toast.show(['done' in texts ? t(texts.done, { name }) : '', done].filter(Boolean).join(' '));
      onDone();
    }
    return result;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        {'text' in texts ? <Text>{t(texts.text, { name })}</Text> : null}
        <HeldWork items={work.items} />
        {total > 0 || work.items.some(({ kind }) => kind === 'view') ? (
          <SelectField
            {...form.field('to')}
            label={t('handover.to')}
            hint={t('handover.hint')}
            options={[
              { value: toQueues, label: t('handover.queues') },
              ...work.heirs.map((heir) => ({
                value: heir.id,
                label: t('handover.takes', { name: staffNameOf(heir), takes: heir.takes, total }),
              })),
            ]}
          />
        ) : null}
        <Button
          type="submit"
          variant={step === 'handOver' ? 'primary' : 'danger'}
          busy={form.busy}
          disabled={step === 'handOver' && total === 0}
        >
          {t(texts.submit)}
        </Button>
      </Stack>
    </form>
  );
};

/** Says what a member has in hand, and hands it over; a pause or a removal of the member is the same step. */
export const HandoverDialog = ({ member, step, onClose, onDone }: HandoverDialogProps) => {
  const { t } = useTranslation('auth-console');
  const { data, isError, refetch } = useGetMemberWorkQuery(
    { params: { id: member.id } },
    { refetchOnMountOrArgChange: true },
  );
  const name = staffNameOf(member);
  const title = t(stepTexts[step].title, { name });
  return (
    <Dialog open onClose={onClose} title={title} size="form" closesBeside={false}>
      {isError && !data ? <LoadFailed part title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <Loading label={title}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {data ? <HandoverForm member={member} step={step} onDone={onDone} work={data} /> : null}
    </Dialog>
  );
};
