import { termsArticleText } from '@caravan/content/contract/schema';
import { schemaOf } from '@caravan/kernel';
import {
  getOrderTerms,
  getOrderTermsArticle,
  getStaffOrderTerms,
  getStaffOrderTermsArticle,
} from './order-terms.endpoints.ts';
import { orderTerms, termsArticleParams } from './order-terms.schema.ts';
import { byNumber } from './orders.schema.ts';
export * from './order-terms.schema.ts';

export const getOrderTermsContract = schemaOf(getOrderTerms, { params: byNumber, data: orderTerms });
export const getOrderTermsArticleContract = schemaOf(getOrderTermsArticle, {
  params: termsArticleParams,
  data: termsArticleText,
});
export const getStaffOrderTermsContract = schemaOf(getStaffOrderTerms, { params: byNumber, data: orderTerms });
export const getStaffOrderTermsArticleContract = schemaOf(getStaffOrderTermsArticle, {
  params: termsArticleParams,
  data: termsArticleText,
});
