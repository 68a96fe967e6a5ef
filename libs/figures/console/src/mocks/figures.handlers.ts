import type { HttpHandler } from 'msw';
import type { Figures } from '@caravan/figures/contract';
import { getFiguresContract } from '@caravan/figures/contract/schema';
import { someFigures } from '@caravan/figures/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const figuresHandlers = (figures: Figures = someFigures()): HttpHandler[] => [
  mockEndpoint(getFiguresContract, () => figures),
];
