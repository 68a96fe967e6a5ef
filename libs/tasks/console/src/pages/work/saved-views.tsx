import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateViewMutation, useDeleteViewMutation, useListViewsQuery } from '@caravan/tasks/api';
import { tasksConsolePaths, type Queue } from '@caravan/tasks/contract';
import { Button, Checkbox, Dialog, IconButton, Row, Stack, TextField } from '@caravan/ui-kit';
import { Link, useToast } from '@caravan/web-core';

export interface SavedViewsProps {
  queue: Queue;
  /** The filters of the page, as the search part of its address without `?`. */
  query: string;
}

const SaveView = ({ queue, query, onClose }: SavedViewsProps & { onClose: () => void }) => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [create, { isLoading }] = useCreateViewMutation();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const answer = await create({ body: { name: name.trim(), queue, query, shared } });
    if (!answer.data) return;
    toast.show(t('views.saved'));
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <TextField
          label={t('views.name')}
          value={name}
          maxLength={60}
          error={isMissing ? t('views.nameNeeded') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox label={t('views.shared')} checked={shared} onChange={(event) => setShared(event.target.checked)} />
        <Button type="submit" busy={isLoading}>
          {t('views.save')}
        </Button>
      </Stack>
    </form>
  );
};

/** The saved views of the queue as links, and the form that saves the filters in view. */
export const SavedViews = ({ queue, query }: SavedViewsProps) => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useListViewsQuery();
  const [remove] = useDeleteViewMutation();
  const path = tasksConsolePaths.work.href({ queue });
  const close = () => setOpen(false);
  const erase = async (id: string) => {
    if (!(await remove({ params: { id } })).error) toast.show(t('views.deleted'));
  };
  return (
    <Row as="nav" gap="3" wrap aria-label={t('views.label')}>
      {data
        .filter((view) => view.queue === queue)
        .map(({ id, name, own, query: saved }) => (
          <Row key={id} as="span" gap="1">
            <Link to={`${path}?${saved}`}>{name}</Link>
            {own ? (
              <IconButton icon="trash" size="sm" label={t('views.delete', { name })} onClick={() => void erase(id)} />
            ) : null}
          </Row>
        ))}
      <Button size="sm" variant="ghost" icon="plus" onClick={() => setOpen(true)}>
        {t('views.save')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('views.save')} closeLabel={t('close')}>
        <SaveView queue={queue} query={query} onClose={close} />
      </Dialog>
    </Row>
  );
};
