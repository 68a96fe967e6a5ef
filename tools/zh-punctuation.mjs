// Chinese text uses full-width punctuation. `node tools/zh-punctuation.mjs` replaces half-width marks next to Han
// characters; `--check` only lists them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const wide = {
  ',': '\uFF0C',
  ':': '\uFF1A',
  ';': '\uFF1B',
  '!': '\uFF01',
  '?': '\uFF1F',
  '(': '\uFF08',
  ')': '\uFF09',
};
const rules = [
  [
    /(?<=[\p{Script=Han}\u300d\u300f\uff09\u201d])([,:;!?])(?!\/\/)(?=\s?[\p{Script=Han}\p{L}\p{N}{'"`\u300c\u300e\u201c<]|\s*$)/gmu,
    (mark) => wide[mark.trim()],
  ],
  [/(?<=\p{N}|\})([,;])(?=\p{Script=Han})/gu, (mark) => wide[mark]],
  [/(?<=\p{Script=Han})\(([^()\n]*)\)/gu, (whole) => `\uFF08${whole.slice(1, -1)}\uFF09`],
];
const check = process.argv.includes('--check');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.md', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.includes('zh-punctuation'));
// Only string literals, text nodes and Markdown are prose; comments in code are English.
let found = 0;
for (const file of files) {
  let source;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    continue;
  }
  if (!/\p{Script=Han}/u.test(source) || source.includes('zh-punctuation: off')) continue;
  const mended = rules.reduce((text, [pattern, to]) => text.replace(pattern, to), source);
  if (mended === source) continue;
  found += 1;
  if (check) console.error(`${file}: half-width punctuation beside Chinese text`);
  else writeFileSync(file, mended);
}
process.exit(check && found ? 1 : 0);
