import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@caravan/web-core';

const PublicReviews = lazyPart(
  async () => (await import('../components/public-reviews/public-reviews.tsx')).PublicReviews,
);

/** The distance before it becomes visible at which it loads, so that nothing moves while the shopper reads. */
const preloadMargin = '800px';

/** Shoppers' reviews of their packages; requested only when the slot is near, and hidden if there are none. */
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
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: preloadMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? <PublicReviews /> : null}</div>;
};
