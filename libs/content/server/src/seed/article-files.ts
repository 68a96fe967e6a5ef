/// <reference types="vite/client" />
import { readSeedFile, type SeedFile } from '../domain/seed-file.ts';

/** The texts are built into the server, so that it needs no file of this folder when it runs. */
const sources = import.meta.glob<string>('../../seed/articles/*.md', { query: '?raw', import: 'default', eager: true });

export const articleFiles = (): SeedFile[] => Object.entries(sources).map(([path, source]) => readSeedFile(path, source));
