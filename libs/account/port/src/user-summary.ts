/** What other features contribute to `GET /users/info`; the app wires one function for each. */
export interface UserSummary {
  /** Lines in the cart. */
  cartCount: (userId: string) => Promise<number>;
}
