import type { Place } from './guess-place.ts';

/**
 * Guesses by the first language of this browser; the table of countries loads only for visitors who have chosen nothing.
 * Returns how to stop: an answer after that is dropped.
 */
export const guessHere = (found: (guess: Place) => void): (() => void) => {
  const [language] = navigator.languages;
  let isWanted = language !== undefined;
  // Without the code, as offline, nothing is guessed.
  if (isWanted)
    import('./guess-place.ts').then(
      ({ guessPlace }) => {
        if (isWanted) found(guessPlace(language));
      },
      () => undefined,
    );
  return () => {
    isWanted = false;
  };
};
