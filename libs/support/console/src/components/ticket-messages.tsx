import { useTranslation } from 'react-i18next';
import { useLazyListEarlierStaffMessagesQuery, useMessages } from '@caravan/support/api/staff';
import type { StaffMessage, StaffThread } from '@caravan/support/contract';
import { Badge, Button, Card, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { MessagePictures } from './message-pictures.tsx';

const toneOf = ({ by, internal }: StaffMessage) => {
  if (internal) return 'outline';
  return by === 'staff' ? 'subtle' : 'surface';
};

/** A message; `author` names the one who asks. */
const Message = ({ message, author }: { message: StaffMessage; author: string }) => {
  const { t } = useTranslation('support-console');
  return (
    <Card as="li" tone={toneOf(message)} space="tight">
      <Stack gap="2">
        <Row gap="2" wrap>
          <Text weight="bold">{message.staff ?? author}</Text>
          {message.internal ? <Badge tone="warning">{t('note')}</Badge> : null}
          <Text size="sm" tone="muted">
            <LocalTime at={message.at} />
          </Text>
        </Row>
        <Text prewrap>{message.text}</Text>
        <MessagePictures images={message.images} />
      </Stack>
    </Card>
  );
};

/** The messages, with internal notes among them. */
export const TicketMessages = ({ thread }: { thread: StaffThread }) => {
  const { t } = useTranslation('support-console');
  const { messages, earlier, add } = useMessages(thread);
  const [list, { isFetching }] = useLazyListEarlierStaffMessagesQuery();
  const showEarlier = async () => {
    const { data } = await list({ params: { id: thread.id }, query: { before: messages[0]?.id ?? '' } });
    if (data) add(data);
  };
  return (
    <Stack gap="3">
      {earlier ? (
        <Row>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void showEarlier()}>
            {t('earlier', { count: earlier })}
          </Button>
        </Row>
      ) : null}
      <Stack as="ol" gap="3" aria-label={t('messages')}>
        {messages.map((message) => (
          <Message key={message.id} message={message} author={t(thread.product ? 'visitorName' : 'shopper')} />
        ))}
      </Stack>
    </Stack>
  );
};
