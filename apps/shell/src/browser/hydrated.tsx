import { useEffect } from 'react';

/**
 * Marks the document once the page answers to its shopper; browser tests wait for it. The server renders it as well, as nothing: the
 * tree must have one shape on both sides, or generated ids differ.
 */
export const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '1';
  }, []);
  return null;
};
