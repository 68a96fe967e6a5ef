import { fenOut, id, z } from '@caravan/kernel/zod';

/** Everything the storefront shows of the person who is logged in (api.md, account). */
export const userInfo = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.enum(['shopper', 'staff']),
  gender: z.enum(['male', 'female', 'undisclosed']).nullable(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  /** Country code. */
  residence: z.string().nullable(),
  /** Lines in the cart. */
  cart_count: z.int().min(0),
  /** Station letters not read yet. */
  unread_count: z.int().min(0),
  balance_fen: fenOut,
});

export type UserInfo = z.infer<typeof userInfo>;
