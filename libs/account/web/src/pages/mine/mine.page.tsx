import { accountPaths } from '@caravan/account/contract';
import { redirectTo, type PageContext, type PageMeta } from '@caravan/web-core';

/** The area begins with the person. */
export const loader = (): Promise<void> => Promise.reject(redirectTo(accountPaths.personal.href()));

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('personal.title') });

export const Page = () => null;
