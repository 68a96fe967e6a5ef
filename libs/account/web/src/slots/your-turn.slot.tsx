import { accountApi } from '@caravan/account/api';
import { load, type PageContext } from '@caravan/web-core';

export { YourTurn as Slot } from '../components/turns/your-turn.tsx';

export const loader = async ({ store }: Pick<PageContext, 'store'>): Promise<void> => {
  await load(store, accountApi.endpoints.getTurns.initiate());
};
