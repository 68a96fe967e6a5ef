import { listLetters } from '@caravan/account/contract';
import { Button, ButtonLink, EmptyState, LetterDrawing } from '@caravan/ui-kit';
import { endpointFor, LoadFailed, loadPage, PageLinks, useSearchParams, useSession, useSingleFlight, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { LetterList } from '../../components/letters/letter-list.tsx';
import { LetterTabs } from '../../components/letters/letter-tabs.tsx';
import { LettersSkeleton } from '../../components/letters/letters-skeleton.tsx';
import { lettersHref, lettersQueryOf } from '../../lib/letters-query.ts';
import { useLetters } from '../../lib/use-letters.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, endpointFor(listLetters).initiate({ query: lettersQueryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('messages.title'), description: t('messages.lead') });

/** The inbox: unread letters first. */
export const Page = () => {
  const t = useTexts('account');
  const [search] = useSearchParams();
  const query = lettersQueryOf(search);
  const unread = query.unread === true;
  const { user } = useSession();
  const { letters, page, failed, retry, open, readAll, remove } = useLetters(query);
  const readAllOnce = useSingleFlight(readAll);
  const action = user?.unread_count ? (
    <Button variant="secondary" size="sm" icon="check" onClick={() => void readAllOnce()}>
      {t('messages.readAll')}
    </Button>
  ) : undefined;
  return (
    <AccountFrame title={t('messages.title')} lead={t('messages.lead')} action={action}>
      <LetterTabs unread={unread} />
      {failed ? <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={retry} /> : null}
      {!letters && !failed ? <LettersSkeleton /> : null}
      {letters?.length === 0 ? (
        <EmptyState drawing={<LetterDrawing />} action={unread ? <ButtonLink to={lettersHref({})}>{t('messages.toAll')}</ButtonLink> : <ButtonLink to="/">{t('messages.toHome')}</ButtonLink>}>
          {t(unread ? 'messages.emptyUnread' : 'messages.empty')}
        </EmptyState>
      ) : null}
      {letters && letters.length > 0 ? <LetterList letters={letters} onOpen={(letter) => void open(letter)} onRemove={(letter) => void remove(letter)} /> : null}
      {page ? <PageLinks list={page} pathOf={(number) => lettersHref({ page: number, unread })} /> : null}
    </AccountFrame>
  );
};
