import { failOrder, type OrderTerms } from '@caravan/cart-orders/contract';
import type { TermsArticleText } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { findOrderRows, type Whose } from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import type { OrderContext } from '../work/order-context.ts';

type Context = Pick<OrderContext, 'db' | 'terms'>;

const orderRow = async ({ db }: Context, whose: Whose, number: string): Promise<PurchaseOrderRow> => {
  const [found] = await findOrderRows(db, whose, [number]);
  if (!found) throw failOrder('not_found');
  return found;
};

/** The terms under which an order was placed. Another user's order is not found. */
export const readOrderTerms = async (
  context: Context,
  whose: Whose,
  number: string,
  language: Language,
): Promise<OrderTerms> => {
  const { termsId, createdAt } = await orderRow(context, whose, number);
  const [pinned] = await context.terms().read([termsId], language);
  if (!pinned) throw new Error(`the terms of order ${number} are missing`);
  return { number, placed_at: createdAt.toISOString(), rules: pinned.rules, articles: pinned.articles };
};

/** An article of those terms as it was; `not_found` for an article that is not one of them. */
export const readOrderTermsArticle = async (
  context: Context,
  whose: Whose,
  { number, id }: { number: string; id: number },
  language: Language,
): Promise<TermsArticleText> => {
  const { termsId } = await orderRow(context, whose, number);
  const article = await context.terms().article(termsId, id, language);
  if (!article) throw failOrder('not_found');
  return article;
};
