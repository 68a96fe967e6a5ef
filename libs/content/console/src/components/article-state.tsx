import { useTranslation } from 'react-i18next';
import type { ArticleState as State } from '@caravan/content/contract';
import { Badge, type StatusTone } from '@caravan/ui-kit';

const tones: Readonly<Record<State, StatusTone>> = { draft: 'neutral', scheduled: 'info', published: 'success' };

/** Whether visitors see an article. */
export const ArticleState = ({ state }: { state: State }) => {
  const { t } = useTranslation('content-console');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
};
