import { useEffect, useRef } from 'react';
import { useSession } from '@caravan/auth/api';
import { useAddRecentLinkMutation } from '@caravan/goods/api';
import type { Goods } from '@caravan/goods/contract';
import { addBrowserLink } from './browser-links.ts';

/** Notes a looked-up product among the recent links: with the account, or for a visitor in this browser. */
export const useNoteLink = (goods: Goods): void => {
  const { isLogin } = useSession();
  const [send] = useAddRecentLinkMutation();
  const noted = useRef('');
  useEffect(() => {
    if (noted.current === goods.url) return;
    noted.current = goods.url;
    if (isLogin) {
      void send({ body: { snapshot_id: goods.snapshot_id } });
      return;
    }
    const { url, platform, title, images, price_fen } = goods;
    const [image = null] = images;
    addBrowserLink({ url, platform, title, image, price_fen, saved_at: new Date().toISOString() });
  }, [goods, isLogin, send]);
};
