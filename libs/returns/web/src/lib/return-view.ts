import { defaultPageSize, type PageQuery, type ReturnState } from '@caravan/kernel';
import type { GoodsReturn, ReturnEvent } from '@caravan/returns/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import type { IconName, StatusBadgeProps, Turn } from '@caravan/ui-kit';
import { pageOf, routeStops, type RouteStop } from '@caravan/web-core';

/** The format of a return's number; anything else in an address names no return. */
const pattern = /^RT[A-Z0-9-]{4,30}$/;

/** The return that `?number=` names, in either case. */
export const returnNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};

export const returnsQueryOf = (search: URLSearchParams): PageQuery => ({
  page: pageOf(search),
  page_size: defaultPageSize,
});

/** The address of a page of the returns; the first page has no number. */
export const returnsHref = (page = 1): string =>
  warehousePackagesPaths.returns.href({ page: page > 1 ? page : undefined });

/** Colour and icon of each state; the text beside them says the same. */
export const returnLook: Readonly<
  Record<ReturnState, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>
> = {
  requested: { tone: 'warning', icon: 'clock' },
  agreed: { tone: 'brand', icon: 'box' },
  sent: { tone: 'brand', icon: 'truck' },
  settled: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'close' },
  withdrawn: { tone: 'neutral', icon: 'close' },
};

/** Who acts next: we do, until the return has ended. */
export const turnOf = ({ due_at: dueAt }: Pick<GoodsReturn, 'due_at'>): Turn => (dueAt === null ? 'nobody' : 'us');

const goal: readonly ReturnEvent[] = ['requested', 'agreed', 'sent', 'settled'];

/** The past stops of a return, the current one, and the coming ones. */
export const returnRoute = ({ state, timeline }: Pick<GoodsReturn, 'state' | 'timeline'>): RouteStop<ReturnEvent>[] => {
  const stopped = state === 'refused' || state === 'withdrawn';
  return routeStops({
    timeline: timeline.map(({ event, at, note }) => ({ event, at, note, automatic: false })),
    stopped,
    ahead: stopped ? [] : goal.slice(goal.indexOf(state) + 1),
  });
};
