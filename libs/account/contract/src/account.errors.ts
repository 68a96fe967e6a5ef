import { defineReasons, failer } from '@caravan/kernel';

export const accountReasons = defineReasons({});

export const fail = failer(accountReasons);
