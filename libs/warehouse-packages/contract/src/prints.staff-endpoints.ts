import { defineEndpoint } from '@caravan/kernel';
import type { NewPrint, Print } from './prints.schema.ts';

export const createPrint = defineEndpoint<{ body: NewPrint; data: Print }>()({
  method: 'POST',
  path: '/staff/prints',
  login: 'staff',
  roles: ['receiver', 'packer'],
  tags: [],
  summary:
    'Labels of goods, packages, bins, a pick list or commands as one printable page, whose link works for five minutes',
  reasons: ['label_unknown'],
});

/** The signed link is the permission, because a frame sends no token. */
export const getPrint = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/prints/:token',
  login: 'none',
  tags: [],
  summary: 'A page of labels, by its signed link',
  raw: true,
});
