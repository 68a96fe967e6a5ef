import { useTranslation } from 'react-i18next';
import type { Conversation, ConversationState } from '@caravan/support/contract';
import type { StatusTone } from '@caravan/ui-kit';

/** The colour of each state's badge. */
export const stateTones: Readonly<Record<ConversationState, StatusTone>> = {
  open: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** The subject of a conversation, in words. */
export const useSubject = () => {
  const { t } = useTranslation('support');
  return ({ kind, ref }: Conversation['about']): string => t(`about.${kind}`, { ref });
};
