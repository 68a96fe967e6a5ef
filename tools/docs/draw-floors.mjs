// `node tools/docs/draw-floors.mjs` draws the floors that lint enforces into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/architecture.md');
const begin = '<!-- floors -->\n';
const end = '<!-- end of floors -->';

const drawing = () => {
  const { floors } = JSON.parse(readFileSync(join(root, 'tools/module-boundaries/floors.json'), 'utf8'));
  const boxes = floors.map((features, height) => `  ${height + 1}["${features.join(' · ')}"]`).toReversed();
  const arrows = floors.map((_, height) => height + 1).toReversed();
  return ['```mermaid', 'flowchart TB', ...boxes, `  ${arrows.join(' --> ')}`, '```', ''].join('\n');
};

/** The page as it is, and as it should be. */
export const architecturePage = () => {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(begin);
  if (rest === undefined) throw new Error(`docs/architecture.md has no ${begin.trim()}`);
  return { text, drawn: before + begin + drawing() + end + rest.split(end)[1] };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(page, architecturePage().drawn);
