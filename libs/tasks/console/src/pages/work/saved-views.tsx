import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksConsolePaths } from '@caravan/routes/console';
import {
  useChangeViewMutation,
  useCreateViewMutation,
  useDeleteViewMutation,
  useListViewsQuery,
} from '@caravan/tasks/api';
import { type Queue, type View } from '@caravan/tasks/contract';
import { Button, Checkbox, Dialog, IconButton, Row, Stack, TextField } from '@caravan/ui-kit';
import { Link, useToast } from '@caravan/web-core';

export interface SavedViewsProps {
  queue: Queue;
  /** The filters of the page, as the search part of its address without `?`. */
  query: string;
}

interface ViewFormProps extends SavedViewsProps {
  /** The own view to be changed; a new one without it. */
  view?: View;
  onClose: () => void;
}

const ViewForm = ({ queue, query, view, onClose }: ViewFormProps) => {
  const { t } = useTranslation('tasks-console');
  const toast = useToast();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [isMissing, setMissing] = useState(false);
  const [create, { isLoading: creating }] = useCreateViewMutation();
  const [change, { isLoading: changing }] = useChangeViewMutation();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const body = { name: name.trim(), queue, query, shared };
    const answer = await (view ? change({ params: { id: view.id }, body, version: view.version }) : create({ body }));
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
        <Button type="submit" busy={creating || changing}>
          {t(view ? 'views.changeNow' : 'views.save')}
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
  const [changed, setChanged] = useState<View>();
  const { data = [] } = useListViewsQuery();
  const [remove] = useDeleteViewMutation();
  const path = tasksConsolePaths.work.href({ queue });
  const close = () => {
    setOpen(false);
    setChanged(undefined);
  };
  const erase = async (id: string) => {
    if (!(await remove({ params: { id } })).error) toast.show(t('views.deleted'));
  };
  return (
    <Row as="nav" gap="3" wrap aria-label={t('views.label')}>
      {data
        .filter((view) => view.queue === queue)
        .map((view) => {
          const { id, name, own, query: saved } = view;
          return (
            <Row key={id} as="span" gap="1">
              <Link to={`${path}?${saved}`}>{name}</Link>
              {own ? (
                <>
                  <IconButton
                    icon="edit"
                    size="sm"
                    label={t('views.change', { name })}
                    onClick={() => setChanged(view)}
                  />
                  <IconButton
                    icon="trash"
                    size="sm"
                    label={t('views.delete', { name })}
                    onClick={() => void erase(id)}
                  />
                </>
              ) : null}
            </Row>
          );
        })}
      <Button size="sm" variant="ghost" icon="plus" onClick={() => setOpen(true)}>
        {t('views.save')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('views.save')}>
        <ViewForm queue={queue} query={query} onClose={close} />
      </Dialog>
      <Dialog open={changed !== undefined} onClose={close} title={t('views.change', { name: changed?.name ?? '' })}>
        {changed ? <ViewForm queue={queue} query={changed.query} view={changed} onClose={close} /> : null}
      </Dialog>
    </Row>
  );
};
