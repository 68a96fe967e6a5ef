import { holdsRole, type StaffRole } from '@caravan/kernel';
import {
  answererRoles,
  type Conversation,
  type Message,
  type StaffConversation,
  type TicketAction,
} from '@caravan/support/contract';
import type { ConversationRow, MessageRow, PictureRow } from './db/conversation.table.ts';
import { shortened } from './domain/conversation-steps.ts';

const authorOf = ({ staffId }: MessageRow): 'shopper' | 'staff' => (staffId === null ? 'shopper' : 'staff');

/** A conversation with its newest visible message. */
export const presentConversation = (row: ConversationRow, last: MessageRow): Conversation => ({
  id: row.id,
  about: { kind: row.kind, ref: row.ref },
  state: row.state,
  created_at: row.createdAt.toISOString(),
  last_at: row.lastAt.toISOString(),
  last: { by: authorOf(last), text: shortened(last.text) },
});

const actionsOf = (state: ConversationRow['state'], roles: readonly StaffRole[]): TicketAction[] => {
  const answers = holdsRole(roles, answererRoles);
  const writes = roles.some((role) => role !== 'auditor');
  return [
    ...(writes ? (['note'] as const) : []),
    ...(answers ? (['answer'] as const) : []),
    ...(answers && state !== 'closed' ? (['close'] as const) : []),
  ];
};

/** The same for staff. */
export const presentStaffConversation = (
  row: ConversationRow,
  last: MessageRow,
  roles: readonly StaffRole[],
): StaffConversation => ({
  ...presentConversation(row, last),
  user_id: row.userId,
  product: row.product,
  language: row.language,
  waiting_since: row.waitingSince?.toISOString() ?? null,
  first_answered_at: row.firstAnsweredAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
  version: row.version,
  actions: actionsOf(row.state, roles),
});

export const presentMessage = (
  row: MessageRow,
  pictures: readonly PictureRow[],
  addressOf: (pictureId: string) => string,
): Message => ({
  id: row.id,
  by: authorOf(row),
  text: row.text,
  images: pictures.map(({ id }) => ({ url: addressOf(id) })),
  at: row.createdAt.toISOString(),
});
