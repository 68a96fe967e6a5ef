import { showsPages } from '@caravan/console-core/testing';
import { customsConsole } from '../customs.console.ts';

export const { showPage } = showsPages(customsConsole);
