import type { HttpHandler } from 'msw';
import type { Figures, OrderMargin } from '@caravan/figures/contract';
import { getFiguresContract, listMarginsContract } from '@caravan/figures/contract/schema';
import { aMarginPage, anOrderMargin, someFigures } from '@caravan/figures/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface FiguresAnswers {
  figures?: Figures;
  margins?: readonly OrderMargin[];
}

export const figuresHandlers = ({
  figures = someFigures(),
  margins = [anOrderMargin()],
}: FiguresAnswers = {}): HttpHandler[] => [
  mockEndpoint(getFiguresContract, () => figures),
  mockEndpoint(listMarginsContract, ({ query: { q = '' } }) =>
    aMarginPage(margins.filter(({ number, shop_name: shop }) => `${number} ${shop ?? ''}`.includes(q))),
  ),
];
