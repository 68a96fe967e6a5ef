import { accountPaths } from '@caravan/routes';
import { redirectTo, type PageContext, type PageMeta } from '@caravan/web-core';

/** The area's address leads to its first page, the profile. */
export const loader = (): Promise<void> => Promise.reject(redirectTo(accountPaths.personal.href()));

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({ title: t('personal.title') });

export const Page = () => null;
