import type { Plugin } from 'vite';

const licences = /\/\*!.*?\*\//gs;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Names of authors in licences are what the output's `charset: 'ascii'` leaves as it is. */
export const asciiComments = (): Plugin => ({
  name: 'caravan:ascii-comments',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(licences, (licence) => licence.replaceAll(/[^\x00-\x7F]/g, escaped));
  },
});
