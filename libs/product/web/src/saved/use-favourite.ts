import { useEffect, useRef } from 'react';
import { useSession } from '@caravan/auth/api';
import { useAddFavouriteMutation, useListSavedQuery, useRemoveFavouritesMutation } from '@caravan/goods/api';
import type { Goods } from '@caravan/goods/contract';
import { authPaths } from '@caravan/routes';
import { useDrafts, useLocation, useNavigate } from '@caravan/web-core';

/** A favourite that waits for the shopper's login; a draft, so that it never outlives a logout. */
const waiting = 'pending-favourite';

export interface Favourite {
  isKept: boolean;
  busy: boolean;
  toggle: () => void;
}

/** Whether a product is among the favourites, and its change. A visitor logs in first, and then it is kept. */
export const useFavourite = ({ url, snapshot_id }: Pick<Goods, 'url' | 'snapshot_id'>): Favourite => {
  const { isLogin } = useSession();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { data } = useListSavedQuery(undefined, { skip: !isLogin });
  const [add, adding] = useAddFavouriteMutation();
  const [remove, removing] = useRemoveFavouritesMutation();
  const kept = data?.favourites.find((favourite) => favourite.url === url);

  const resumed = useRef(false);
  useEffect(() => {
    if (!isLogin || resumed.current) return;
    resumed.current = true;
    if (drafts.read(waiting)?.['page'] !== page) return;
    drafts.clear(waiting);
    void add({ body: { snapshot_id } });
  }, [add, drafts, isLogin, page, snapshot_id]);

  const toggle = () => {
    if (!isLogin) {
      drafts.save(waiting, { page });
      void navigate(authPaths.login.href({ next: page, for: 'favourite' }));
    } else if (kept) void remove({ body: { ids: [kept.id] } });
    else void add({ body: { snapshot_id } });
  };
  return { isKept: kept !== undefined, busy: adding.isLoading || removing.isLoading, toggle };
};
