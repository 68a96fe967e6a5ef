import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { useGuestLines } from '@caravan/cart-orders/api/guest-cart';
import { SkipLink } from '@caravan/ui-kit';
import { useLazySlot, type LayoutProps } from '@caravan/web-core';
import { SearchBanner } from '../components/banner/search-banner.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { FloatingIcons } from '../components/floating/floating-icons.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { TabBar } from '../components/tab-bar/tab-bar.tsx';
import { VerifyBanner } from '../components/verify-banner/verify-banner.tsx';
import { useLayoutData } from '../lib/site-data.ts';
import styles from './layout.module.css';

/** A visitor's cart, kept by the browser, joins that of the account to which they log in (specification 8.9). */
const GuestCartOfShopper = () => {
  const { isLogin } = useSession();
  const hasLines = useGuestLines().length > 0;
  const Join = useLazySlot('joinGuestCart');
  return isLogin && hasLines && Join ? <Join /> : null;
};

/** Header, fixed search banner, page, footer, floating icons and a phone's tab bar. */
export const DefaultLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation('app-layout');
  useLayoutData('default');
  return (
    <div className={styles.layout} data-shortcuts>
      <SkipLink targetId="content">{t('skipToContent')}</SkipLink>
      <Header />
      <VerifyBanner />
      <SearchBanner />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <FloatingIcons />
      <Footer />
      <TabBar />
      <Feedback />
      <GuestCartOfShopper />
    </div>
  );
};
