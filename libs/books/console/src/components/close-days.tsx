import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseBooksMutation } from '@caravan/books/api';
import { booksReasons, type BooksClosing, type BooksState } from '@caravan/books/contract';
import { Banner, Button, Dialog, Panel, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const CloseForm = ({ open, onClosed }: { open: NonNullable<BooksState['open']>; onClosed: () => void }) => {
  const { t } = useTranslation('books-console');
  const toast = useToast();
  const [close] = useCloseBooksMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<BooksClosing, BooksClosing>({
    schema: async () => (await import('@caravan/books/contract/staff')).closeBooksContract.body,
    defaultValues: { through: open.through },
    reasons: booksReasons,
  });
  const send = async (body: BooksClosing) => {
    const result = await close({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('closing.done', { day: result.data.closed_through ?? body.through }));
      onClosed();
    }
    return result;
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Banner tone="warning">{t('closing.warning')}</Banner>
        <TextField
          {...form.field('through')}
          type="date"
          label={t('closing.field')}
          min={open.from}
          max={open.through}
        />
        <Button type="submit" busy={form.busy}>
          {t('closing.submit')}
        </Button>
      </Stack>
    </form>
  );
};

/** Through which day the books are closed, and the way to close more days. */
export const CloseDays = ({
  state: { closed_through: closed, open },
  mayClose,
}: {
  state: BooksState;
  mayClose: boolean;
}) => {
  const { t } = useTranslation('books-console');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={t('closing.title')}>
      <Stack gap="3">
        <Text>
          {closed === null ? t('closing.none') : t('closing.through', { day: closed })}{' '}
          {open ? t('closing.open', open) : t('closing.nothing')}
        </Text>
        {open && mayClose ? (
          <Row>
            <Button onClick={() => setAsking(true)}>{t('closing.start')}</Button>
          </Row>
        ) : null}
        {open && isAsking ? (
          <Dialog open onClose={() => setAsking(false)} title={t('closing.title')} size="form">
            <CloseForm open={open} onClosed={() => setAsking(false)} />
          </Dialog>
        ) : null}
      </Stack>
    </Panel>
  );
};
