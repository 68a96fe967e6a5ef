import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), await tokensCss());
