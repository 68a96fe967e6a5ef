import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as endpoints from './support.endpoints.ts';
import { supportReasons } from './support.errors.ts';
import { conversation, conversationThread, newConversation, newMessage } from './support.schema.ts';
import * as staffEndpoints from './support.staff-endpoints.ts';
import { newReply, savedReply, staffNewMessage, staffThread } from './support.staff-schema.ts';
import { aConversation, aSavedReply, aStaffThread, aThread } from './testing/support.factory.ts';

test('every reason of a call has a text in both languages', () => {
  const staff = Object.values(staffEndpoints).filter((one) => !Array.isArray(one));
  const calls = [...Object.values(endpoints), ...staff] as Parameters<typeof contractFaults>[0];
  expect(contractFaults(calls, supportReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(conversation.parse(aConversation())).toEqual(aConversation());
  expect(conversationThread.parse(aThread())).toEqual(aThread());
  expect(staffThread.parse(aStaffThread())).toEqual(aStaffThread());
  expect(savedReply.parse(aSavedReply())).toEqual(aSavedReply());
});

const faultsOf =
  (schema: typeof newMessage | typeof newConversation | typeof staffNewMessage | typeof newReply) => (value: object) =>
    Object.fromEntries(
      (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
    );

test.each([
  [{ text: '' }, { text: 'required' }],
  [{ text: 'a'.repeat(4001) }, { text: 'too_long:max=4000' }],
  [{ text: 'a', images: ['1', '2', '3', '4', '5'] }, { images: 'too_many:max=4' }],
  [{ text: 'a', internal: true }, { '': 'unknown_field' }],
])('the message %j is refused', (value, faults) => {
  expect(faultsOf(newMessage)(value)).toEqual(faults);
});

test.each([
  [{ kind: 'order' }, { 'about.ref': 'required' }],
  [{ kind: 'package', ref: ' ' }, { 'about.ref': 'required' }],
  [{ kind: 'general', ref: 'OD1' }, { about: 'unknown_field' }],
])('a conversation about %j is refused', (about, faults) => {
  expect(faultsOf(newConversation)({ about, text: 'Hello' })).toEqual(faults);
});

test('staff say whether a message is internal', () => {
  expect(faultsOf(staffNewMessage)({ text: 'a' })).toEqual({ internal: 'required' });
});

test('a saved reply has both languages', () => {
  expect(faultsOf(newReply)({ name: 'Thanks', text_en: 'Thank you', text_zh: '' })).toEqual({ text_zh: 'required' });
});
