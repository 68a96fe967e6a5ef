import { useTranslation } from 'react-i18next';
import { useCreateArticleMutation } from '@caravan/content/api/staff';
import { type NewArticle } from '@caravan/content/contract';
import { contentConsolePaths } from '@caravan/routes/console';
import { Heading, Stack } from '@caravan/ui-kit';
import { useNavigate, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { ArticleForm } from '../../components/article-form/article-form.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('article.new') });

const noText = { slug: '', name: '', summary: '', markdown: '' };
const emptyArticle: NewArticle = {
  type: 1,
  group: '',
  position: 100,
  in_footer: false,
  related: [],
  texts: { en: noText, zh: noText },
  draft: true,
  publish_at: null,
};

/** A new article, a draft until somebody publishes it. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreateArticleMutation();
  const send = async (body: NewArticle) => {
    const result = await create({ body });
    if (result.data) {
      toast.show(t('article.created'));
      void navigate(contentConsolePaths.article.href({ id: result.data.id }), { replace: true });
    }
    return result;
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('article.new')}
      </Heading>
      <ArticleForm article={emptyArticle} draftKey="article-new" onSend={send} />
    </Stack>
  );
};
