// Writes the fonts into their folder, or into a given one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFonts } from './make-fonts.ts';

const [folder = join(import.meta.dirname, '../src/styles/fonts')] = process.argv.slice(2);
for (const [name, font] of await makeFonts()) writeFileSync(join(folder, `${name}.woff2`), font);
