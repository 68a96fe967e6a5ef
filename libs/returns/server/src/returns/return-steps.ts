import { day, holdsRole, type ReturnState, type StaffRole } from '@caravan/kernel';
import { returnStepDays, returnSteps, type ReturnStep } from '@caravan/returns/contract';
import type { ReturnKind } from '@caravan/warehouse-packages/contract';
import { returnTransitions } from './return-transitions.ts';

interface State {
  kind: ReturnKind;
  state: ReturnState;
}

type Roles = readonly [StaffRole, ...StaffRole[]];

/** Who records a step: finance the money that came, receivers the goods that came in exchange. */
const rolesOf = (kind: ReturnKind, step: ReturnStep): Roles => {
  if (step !== 'settled') return ['buyer', 'receiver'];
  return kind === 'return' ? ['finance'] : ['receiver'];
};

/** Whether staff with these roles may record a step. */
export const mayStep = (roles: readonly StaffRole[], { kind }: Pick<State, 'kind'>, step: ReturnStep): boolean =>
  holdsRole(roles, rolesOf(kind, step));

/** The next steps of a return that staff with these roles may make. */
export const nextSteps = ({ kind, state }: State, roles: readonly StaffRole[]): ReturnStep[] =>
  returnSteps.filter(
    (step) =>
      mayStep(roles, { kind }, step) && returnTransitions.some(({ event, from }) => event === step && from === state),
  );

const ended: ReadonlySet<ReturnState> = new Set(['settled', 'refused', 'withdrawn']);

/** When the next step is due; null once the return has ended. */
export const stepDueAt = ({ state, stateAt }: Pick<State, 'state'> & { stateAt: Date }): Date | null =>
  ended.has(state) ? null : new Date(stateAt.getTime() + returnStepDays * day);
