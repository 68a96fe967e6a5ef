import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn, turn } from './turn.ts';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;
const locales = { en: 'en-GB', zh: 'zh-CN' } as const;

const pairs = [
  ['en', 'desktop'],
  ['zh', 'phone'],
  ['zh', 'desktop'],
  ['en', 'phone'],
] as const;
const desktops = [
  ['en', 'desktop'],
  ['zh', 'desktop'],
] as const;
type Pair = (typeof pairs)[number];

/** Not for phones: they have no keyboard, and the widths of windows are walked through once. */
const notOnPhones = ['console-keys.e2e.ts', 'keyboard.e2e.ts', 'widths.e2e.ts'];
/** They have projects of their own. */
const noJourneys = ['walk.e2e.ts', 'console-walk.e2e.ts', 'restart.e2e.ts'];

const files = readdirSync(join(import.meta.dirname, '..'))
  .filter((file) => file.endsWith('.e2e.ts') && !noJourneys.includes(file))
  .sort();

/** `JOURNEYS=all` runs a journey in every pair; otherwise each has its turn. */
const pairsOf = (file: string, index: number): readonly Pair[] => {
  const possible = notOnPhones.includes(file) ? desktops : pairs;
  return process.env['JOURNEYS'] === 'all' ? possible : [inTurn(possible, index + turn)];
};

const journeys = files.map((file, index) => ({ file, names: pairsOf(file, index).map((pair) => pair.join(' ')) }));

/** Those of the console are the longest. Were one the last to start, the other workers would wait for it. */
const isLong = ({ file }: { file: string }): boolean => file.startsWith('console-');

/** Two projects for each pair of language and width, with the journeys that run in it; the long ones come first. */
export const journeyProjects = [journeys.filter(isLong), journeys.filter((journey) => !isLong(journey))].flatMap(
  (part, index) =>
    pairs.map(([language, device]) => {
      const name = `${language} ${device}`;
      return {
        name: index === 0 ? `${name}, console` : name,
        testMatch: part.filter(({ names }) => names.includes(name)).map(({ file }) => `**/${file}`),
        use: {
          language,
          device,
          locale: locales[language],
          timezoneId: 'Europe/Berlin',
          viewport: widths[device],
          hasTouch: device === 'phone',
        },
      };
    }),
);
