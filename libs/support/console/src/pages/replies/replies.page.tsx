import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useStaffMe, type DataColumn } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { useDeleteReplyMutation, useListRepliesQuery } from '@caravan/support/api/staff';
import type { SavedReply } from '@caravan/support/contract';
import { Button, Dialog, NoticeDialog, Row } from '@caravan/ui-kit';
import { useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { ReplyForm } from './reply-form.tsx';

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('replies.title') });

const useColumns = (
  isWriter: boolean,
  { onEdit, onDelete }: Record<'onEdit' | 'onDelete', (reply: SavedReply) => void>,
): DataColumn<SavedReply>[] => {
  const { t } = useTranslation('support-console');
  const actions: DataColumn<SavedReply> = {
    id: 'actions',
    header: t('replies.actions'),
    headerHidden: true,
    cell: (reply) => (
      <Row gap="2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('replies.editOf', { name: reply.name })}
          onClick={() => onEdit(reply)}
        >
          {t('replies.edit')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDelete(reply)}>
          {t('replies.delete')}
        </Button>
      </Row>
    ),
  };
  return [
    { id: 'name', header: t('replies.name'), rowHeader: true, cell: ({ name }) => name },
    { id: 'en', header: t('replies.en'), width: 'wide', cell: ({ text_en: text }) => text },
    { id: 'zh', header: t('replies.zh'), width: 'wide', cell: ({ text_zh: text }) => text },
    ...(isWriter ? [actions] : []),
  ];
};

/** The texts that staff reuse in answers. */
export const Page = () => {
  const { t } = useTranslation('support-console');
  const toast = useToast();
  const isWriter = holdsRole(useStaffMe()?.roles ?? [], ['service']);
  const result = useListRepliesQuery();
  const [remove] = useDeleteReplyMutation();
  /** The reply in the dialog; `new` for one that does not exist yet. */
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const [doomed, setDoomed] = useState<SavedReply>();
  const columns = useColumns(isWriter, { onEdit: setEdited, onDelete: setDoomed });
  const runDelete = async (id: string) => {
    const { error } = await remove({ params: { id } });
    if (!error) toast.show(t('replies.deleted'), 'success');
  };
  return (
    <>
      <ListPage
        title={t('replies.title')}
        lead={t('replies.lead')}
        actions={
          isWriter ? (
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('replies.add')}
            </Button>
          ) : null
        }
        columns={columns}
        result={result}
        keyOf={({ id }) => id}
        empty={t('replies.empty')}
      />
      <Dialog
        open={edited !== undefined}
        size="form"
        closesBeside={false}
        onClose={() => setEdited(undefined)}
        title={edited && edited !== 'new' ? edited.name : t('replies.add')}
        closeLabel={t('replies.dismiss')}
      >
        {edited ? (
          <ReplyForm reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
        ) : null}
      </Dialog>
      <NoticeDialog
        open={doomed !== undefined}
        type="warning"
        danger
        text={t('replies.deleteAsk', { name: doomed?.name ?? '' })}
        confirmLabel={t('replies.delete')}
        cancelLabel={t('replies.cancel')}
        onConfirm={() => void (doomed && runDelete(doomed.id))}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
};
