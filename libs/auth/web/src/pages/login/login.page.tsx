import { useTranslation } from 'react-i18next';
import { authApi } from '@caravan/auth/api';
import { authReasons } from '@caravan/auth/contract';
import { authPaths } from '@caravan/routes';
import { lazyPart, useNavigate, type PageContext, type PageMeta } from '@caravan/web-core';
import { answerPostedForm, type PostedForm } from '@caravan/web-core/forms';
import { AuthCard } from '../../components/auth-card/auth-card.tsx';
import { home, leaveIfLoggedIn, nextOf, useNext } from '../../lib/next.ts';
import { keptInvitation } from '../../lib/kept-invitation.ts';
import type { CodeStepProps } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';
import { useSentCode } from './use-sent-code.ts';

export const loader = async (context: PageContext): Promise<void> => leaveIfLoggedIn(context);

export const action = async ({ store, url, language }: PageContext, form: URLSearchParams): Promise<PostedForm> =>
  answerPostedForm(form, {
    schema: (await import('@caravan/auth/contract/schema')).loginForm,
    language,
    reasons: authReasons,
    kept: ['email'],
    send: (body) => store.dispatch(authApi.endpoints.login.initiate({ query: {}, body })),
    next: nextOf(url.searchParams) ?? home,
  });

export const meta = ({ t }: PageContext<'auth'>): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
  canonical: authPaths.login.href(),
});

const CodeStep = lazyPart<CodeStepProps>(async () => (await import('./code-step.tsx')).CodeStep);

export const Page = () => {
  const { t } = useTranslation('auth');
  const { next, cause, invitation, goOn } = useNext();
  const { sentTo, onSent, onUsed, onAnother } = useSentCode();
  const navigate = useNavigate();

  if (sentTo !== undefined) {
    const onEntered = (isNew: boolean) => {
      onUsed();
      const ref = isNew ? (invitation ?? keptInvitation()) : undefined;
      // The page after a registration tells of the invitation.
      if (ref === undefined) void goOn();
      else void navigate(authPaths.registerSuccess.href({ next, ref }), { replace: true });
    };
    return <CodeStep email={sentTo} onLoggedIn={onEntered} onAnother={onAnother} />;
  }
  return (
    <AuthCard
      title={t('login.title')}
      intro={t(cause ? `cause.${cause}` : next ? 'back' : 'login.intro')}
      instead={{
        question: t('login.noAccount'),
        to: authPaths.register.href({ next, for: cause }),
        action: t('login.toRegister'),
      }}
    >
      <LoginForm onLoggedIn={goOn} onCodeSent={onSent} forgotten={authPaths.findPassword.href({ next })} />
    </AuthCard>
  );
};
