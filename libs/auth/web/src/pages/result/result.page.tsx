import { userInfoApi } from '@caravan/auth/api';
import { authPaths } from '@caravan/routes';
import { load, pageError, redirectTo, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { Activated } from './activated.tsx';
import { Activating } from './activating.tsx';
import { ActivationFailed } from './activation-failed.tsx';
import { PasswordReset } from './password-reset.tsx';

/** The results of a link in a mail. `activate` means that the activation is still pending. */
const resultKinds = ['activate', 'activated', 'activation_failed', 'reset'] as const;

type ResultKind = (typeof resultKinds)[number];

const kindOf = (search: URLSearchParams): ResultKind | undefined =>
  resultKinds.find((kind) => kind === search.get('kind'));

export const loader = async ({ store, url }: PageContext): Promise<void> => {
  const kind = kindOf(url.searchParams);
  if (!kind) throw pageError(404);
  if (kind === 'activate' && !url.searchParams.get('token'))
    throw redirectTo(authPaths.result.href({ kind: 'activation_failed' }));
  if (store.getState().session.isLogin) await load(store, userInfoApi.endpoints.getUserInfo.initiate());
};

export const meta = ({ url, t }: PageContext<'auth'>): PageMeta => ({
  title: t(`result.${kindOf(url.searchParams) ?? 'activate'}.title`),
  description: t('result.description'),
  canonical: authPaths.result.href(),
});

export const Page = () => {
  const [search] = useSearchParams();
  switch (kindOf(search)) {
    case 'activated':
      return <Activated />;
    case 'activation_failed':
      return <ActivationFailed />;
    case 'reset':
      return <PasswordReset />;
    default:
      return <Activating token={search.get('token') ?? ''} />;
  }
};
