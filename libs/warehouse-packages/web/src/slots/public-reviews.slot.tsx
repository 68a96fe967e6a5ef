import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@caravan/web-core';

const PublicReviews = lazyPart(async () => (await import('../components/public-reviews/public-reviews.tsx')).PublicReviews);

/** How far before it comes into view it is fetched, so that nothing moves under the reader. */
const ahead = '800px';

/** What shoppers wrote of their packages; nothing is asked for before somebody comes near, and nothing shown where there is nothing. */
export const Slot = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), { rootMargin: ahead });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? <PublicReviews /> : null}</div>;
};
