import { format } from 'prettier';
import { system } from '../src/system/system.ts';

type Styles = { readonly [selector: string]: Styles | string | number };

const write = (styles: Styles): string =>
  Object.entries(styles)
    .map(([key, value]) => {
      if (typeof value !== 'object') return `${key}: ${value};`;
      // At the top level `&` has no meaning.
      return `${key.replaceAll('&', '').trim()} { ${write(value)} }`;
    })
    .join('\n');

/**
 * The content of `styles/tokens.css`: the system's custom properties, so that CSS Modules need no Chakra at run time.
 */
export const tokensCss = (): Promise<string> =>
  format(
    `/* Generated from the Chakra system by \`nx run ui-kit:tokens\`; a spec keeps both equal. */\n${write(system.getTokenCss())}`,
    {
      parser: 'css',
      printWidth: 120,
      singleQuote: true,
    },
  );
