import { showsPages } from '@caravan/console-core/testing';
import { booksConsole } from '../books.console.ts';

export const { showPage } = showsPages(booksConsole);
