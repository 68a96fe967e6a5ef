import type { BoxSize } from '@caravan/content/contract';
import { commandCodes, formatSize, sizeCode, type StaffLanguage, type StationCommand } from '@caravan/kernel';
import type { Label } from './label-page.ts';
import { labelWords } from './label-words.ts';

const commands = Object.entries(commandCodes) as [StationCommand, string][];

/** The labels of all commands of stations, by the texts of their codes: those of the shop's sizes name their sides. */
export const commandLabels = (sizes: readonly BoxSize[], language: StaffLanguage): Map<string, Label> => {
  const { title, names, does, size } = labelWords[language].command;
  const label = (code: string, name: string, fact: string): [string, Label] => [
    code,
    { language, title, code, lines: [], facts: [[name, fact]] },
  ];
  return new Map([
    ...commands.map(([command, code]) => label(code, does, names[command])),
    ...sizes.map(({ code, length_mm: length, width_mm: width, height_mm: height }) =>
      label(sizeCode(code), size, formatSize(length, width, height)),
    ),
  ]);
};
