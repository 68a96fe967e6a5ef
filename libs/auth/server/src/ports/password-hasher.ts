/** Turns passwords into what may be stored, and checks them. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** False for an absent hash, in the same time as for a wrong password, so that nobody learns who has an account. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>;
}
