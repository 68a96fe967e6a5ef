import { useEffect } from 'react';

/** Marks the document once the page answers to its shopper; browser tests wait for it. */
export const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '1';
  }, []);
  return null;
};
