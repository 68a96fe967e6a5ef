import { showsPages } from '@caravan/console-core/testing';
import { freightCostsConsole } from '../freight-costs.console.ts';

export const { showPage } = showsPages(freightCostsConsole);
