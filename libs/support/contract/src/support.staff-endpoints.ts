import { defineEndpoint, staffRoles, type StaffRole } from '@caravan/kernel';
import { maxImageBytes } from './conversation-states.ts';
import type { EarlierQuery, Picture, PictureUpload } from './support.schema.ts';
import type {
  EarlierStaffMessages,
  NewReply,
  SavedReplies,
  SavedReply,
  StaffConversationPage,
  StaffConversationsQuery,
  StaffNewMessage,
  StaffThread,
} from './support.staff-schema.ts';

type ById = { id: string };

/** Everybody on the staff but auditors, who only read. */
const writers = ['buyer', 'receiver', 'packer', 'service', 'finance', 'lines', 'editor'] as const;

/** The roles that write to shoppers. */
export const answererRoles = ['buyer', 'service'] as const satisfies readonly StaffRole[];

export const listStaffConversations = defineEndpoint<{
  query: StaffConversationsQuery;
  data: StaffConversationPage;
}>()({
  method: 'GET',
  path: '/staff/conversations',
  login: 'staff',
  roles: staffRoles,
  tags: ['staff-conversation'],
  summary: 'Conversations with shoppers, the newest message first',
});

export const getStaffConversation = defineEndpoint<{ params: ById; data: StaffThread }>()({
  method: 'GET',
  path: '/staff/conversations/:id',
  login: 'staff',
  roles: staffRoles,
  tags: ['staff-conversation'],
  summary: 'One conversation with its messages and internal notes',
  quiet: ['not_found'],
});

export const listEarlierStaffMessages = defineEndpoint<{
  params: ById;
  query: EarlierQuery;
  data: EarlierStaffMessages;
}>()({
  method: 'GET',
  path: '/staff/conversations/:id/messages',
  login: 'staff',
  roles: staffRoles,
  tags: [],
  summary: 'The messages and notes before those that are shown, up to 200 at a time',
});

export const writeStaffMessage = defineEndpoint<{ params: ById; body: StaffNewMessage; data: StaffThread }>()({
  method: 'POST',
  path: '/staff/conversations/:id/messages',
  login: 'staff',
  roles: writers,
  tags: ['staff-conversation', 'task'],
  summary: 'Add an internal note, or answer the shopper (buyer and service)',
  idempotency: 'key',
  reasons: ['picture_gone'],
});

/** Repeating it changes nothing. */
export const closeConversation = defineEndpoint<{ params: ById; data: StaffThread }>()({
  method: 'POST',
  path: '/staff/conversations/:id/close',
  login: 'staff',
  roles: answererRoles,
  tags: ['staff-conversation', 'task'],
  summary: 'End a conversation that needs no answer; the shopper’s next message opens it again',
  ifMatch: true,
});

export const uploadStaffPicture = defineEndpoint<{ body: PictureUpload; data: Picture }>()({
  method: 'POST',
  path: '/staff/conversations/pictures',
  login: 'staff',
  roles: writers,
  tags: [],
  summary: 'Upload a picture for a message; one that no message shows is deleted after a day',
  upload: 'multipart',
  files: { max: 1, bytes: maxImageBytes, tooLarge: 'picture_too_large' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

export const listReplies = defineEndpoint<{ data: SavedReplies }>()({
  method: 'GET',
  path: '/staff/replies',
  login: 'staff',
  roles: answererRoles,
  tags: ['saved-reply'],
  summary: 'Saved replies in both languages, by name',
});

export const createReply = defineEndpoint<{ body: NewReply; data: SavedReply }>()({
  method: 'POST',
  path: '/staff/replies',
  login: 'staff',
  roles: ['service'],
  tags: ['saved-reply'],
  summary: 'Save a reply',
  idempotency: 'key',
  reasons: ['reply_name_known'],
});

export const updateReply = defineEndpoint<{ params: ById; body: NewReply; data: SavedReply }>()({
  method: 'PUT',
  path: '/staff/replies/:id',
  login: 'staff',
  roles: ['service'],
  tags: ['saved-reply'],
  summary: 'Change a saved reply',
  ifMatch: true,
  reasons: ['reply_name_known'],
});

export const deleteReply = defineEndpoint<{ params: ById; data: null }>()({
  method: 'DELETE',
  path: '/staff/replies/:id',
  login: 'staff',
  roles: ['service'],
  tags: ['saved-reply'],
  summary: 'Delete a saved reply; messages that were made with it stay',
});
