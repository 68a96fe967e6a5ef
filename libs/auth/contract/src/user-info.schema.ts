import { fenOut, id, z } from '@caravan/kernel/zod';

/** All that the storefront shows about the logged-in user (specification 5.1). */
export const userInfo = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  /** False for an account that has only been entered by mailed codes and passkeys. */
  has_password: z.boolean(),
  /** The nickname, or null. */
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  /** The address of the picture on this server, or null for the default picture. */
  avatar: z.string().nullable(),
  role: z.enum(['shopper', 'staff']),
  gender: z.enum(['male', 'female', 'undisclosed']).nullable(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  /** The country code. */
  residence: z.string().nullable(),
  /** The number of lines in the cart. */
  cart_count: z.int().min(0),
  /** The number of unread station messages. */
  unread_count: z.int().min(0),
  balance_fen: fenOut,
});

export type UserInfo = z.infer<typeof userInfo>;
