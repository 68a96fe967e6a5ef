import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleGoods } from '@caravan/warehouse-packages/api';
import { useLazySlot } from '@caravan/web-core';
import styles from './example.module.css';

/** The distance before it becomes visible at which the card loads. */
const preloadMargin = '600px';

/** The warehouse's own card with example goods; its code loads when the place is near. */
export const ExampleCard = ({ weight, rules }: { weight: number; rules: ExampleGoods['rules'] }) => {
  const { t } = useTranslation('home');
  const Card = useLazySlot('warehouseExample');
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const goods: ExampleGoods = { name: t('example.goods'), spec: t('example.spec'), weight_g: weight, rules };
  return (
    <figure ref={place} className={styles.card}>
      <div>{isNear && Card ? <Card {...goods} /> : null}</div>
      <figcaption className={styles.small}>{t('example.card')}</figcaption>
    </figure>
  );
};
