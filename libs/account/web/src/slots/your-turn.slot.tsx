import { accountApi } from '@caravan/account/api';
import { load, type AppStore } from '@caravan/web-core';

export { YourTurn as Slot } from '../components/turns/your-turn.tsx';

export const loader = async (store: AppStore): Promise<void> => {
  await load(store, accountApi.endpoints.getTurns.initiate());
};
