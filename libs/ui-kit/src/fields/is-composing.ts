import type { KeyboardEvent } from 'react';

/**
 * Whether an input method takes the key: Enter then confirms the text that it composes, and arrow keys choose among its
 * suggestions. Safari ends the composition before the event of that key, which has the code 229.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
