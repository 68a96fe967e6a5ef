import { defineEndpoint } from '@caravan/kernel';
import type { NewTextPhone, TextCode, TextEventsChange, TextSettings } from './texts.schema.ts';

export const getTexts = defineEndpoint<{ data: TextSettings }>()({
  method: 'GET',
  path: '/users/texts',
  login: 'shopper',
  tags: ['texts'],
  summary: 'The phone that gets text messages, and the events that they are about',
});

/** A number that differs from the one before is unconfirmed. Counts towards the limits of account, number and address. */
export const setTextPhone = defineEndpoint<{ body: NewTextPhone; data: TextSettings }>()({
  method: 'POST',
  path: '/users/texts/phone',
  login: 'shopper',
  tags: ['texts'],
  summary: 'Set the phone number for text messages; a code goes to it',
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: ['texts_unavailable', 'phone_invalid', 'phone_not_served'],
});

export const confirmTextPhone = defineEndpoint<{ body: TextCode; data: TextSettings }>()({
  method: 'POST',
  path: '/users/texts/confirm',
  login: 'shopper',
  tags: ['texts'],
  summary: 'Confirm the phone number by the code that went to it',
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['text_code_wrong', 'text_code_over'],
});

export const changeTextEvents = defineEndpoint<{ body: TextEventsChange; data: TextSettings }>()({
  method: 'POST',
  path: '/users/texts/events',
  login: 'shopper',
  tags: ['texts'],
  summary: 'Choose the events that text messages are about',
  reasons: ['text_phone_missing'],
});

export const removeTextPhone = defineEndpoint<{ data: TextSettings }>()({
  method: 'DELETE',
  path: '/users/texts/phone',
  login: 'shopper',
  tags: ['texts'],
  summary: 'Delete the phone number; no more text messages are sent',
});
