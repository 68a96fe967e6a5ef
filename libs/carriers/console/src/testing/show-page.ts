import { showsPages } from '@caravan/console-core/testing';
import { carriersConsole } from '../carriers.console.ts';

export const { showPage } = showsPages(carriersConsole);
