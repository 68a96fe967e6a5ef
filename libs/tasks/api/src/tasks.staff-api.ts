import {
  assignTasks,
  changeView,
  claimTasks,
  createView,
  deleteView,
  getLastAction,
  listAssignees,
  listQueues,
  listTasks,
  listViews,
  nextTask,
  releaseTasks,
  searchStaff,
  snoozeTasks,
  type TakenTask,
  takeOverTask,
} from '@caravan/tasks/contract';
import { injectCalls } from '@caravan/web-core';
import { watchChanges } from './live/watch-changes.ts';

/** The facts of the stream of changes besides the changes of tasks. */
export interface LiveState {
  /** False while no stream of this browser is open: lists may be older than they seem. */
  connected: boolean;
  /** Tasks that others took over and the member of staff was not told of yet, newest last. */
  taken: TakenTask[];
}

/** The calls about queues, their tasks, saved views and the search, and the stream of changes. */
export const tasksStaffApi = injectCalls({
  listQueues,
  listTasks,
  claimTasks,
  releaseTasks,
  assignTasks,
  listAssignees,
  snoozeTasks,
  getLastAction,
  nextTask,
  takeOverTask,
  listViews,
  createView,
  changeView,
  deleteView,
  searchStaff,
}).injectEndpoints({
  endpoints: (build) => ({
    /** Subscribed while a page that shows tasks is open. */
    liveChanges: build.query<LiveState, void>({
      queryFn: () => ({ data: { connected: false, taken: [] } }),
      async onCacheEntryAdded(
        _arg,
        { cacheDataLoaded, cacheEntryRemoved, dispatch, extra, getState, updateCachedData },
      ) {
        await cacheDataLoaded;
        const end = watchChanges(
          { extra, getState },
          {
            onConnected: (connected) => updateCachedData((live) => void (live.connected = connected)),
            onTaken: (taken) => updateCachedData((live) => void live.taken.push(taken)),
            onFigures: (figures) =>
              void dispatch(tasksStaffApi.util.upsertQueryData('listQueues', undefined, [...figures])),
            onTasks: () => void dispatch(tasksStaffApi.util.invalidateTags(['task'])),
            // The server ends a stream when the roles change, so they are read again, too.
            onResync: () => void dispatch(tasksStaffApi.util.invalidateTags(['task', 'queue', 'me'])),
          },
        );
        await cacheEntryRemoved;
        end();
      },
    }),
  }),
});

export const {
  useListQueuesQuery,
  useListTasksQuery,
  useClaimTasksMutation,
  useReleaseTasksMutation,
  useAssignTasksMutation,
  useListAssigneesQuery,
  useGetLastActionQuery,
  useSnoozeTasksMutation,
  useNextTaskMutation,
  useTakeOverTaskMutation,
  useListViewsQuery,
  useCreateViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
  useLazySearchStaffQuery,
  useLiveChangesQuery,
} = tasksStaffApi;

/** The search of the console, which its layout shows above every page; it needs nothing. */
export type ConsoleSearchProps = Record<never, never>;

/** Above the queues on the console's home, for as long as it has something to say; it needs nothing. */
export type HomeCardProps = Record<never, never>;

declare module '@caravan/web-core' {
  interface LazySlots {
    consoleSearch: ConsoleSearchProps;
    homeCard: HomeCardProps;
  }
}
