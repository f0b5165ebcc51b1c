import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Plan } from '#contracts/vocabulary/plans.ts';

export interface PlanState {
  readonly chosen: Plan | null;
}

const initialState: PlanState = { chosen: null };

export const planChosen = createAction<Plan>('plan/chosen');

export function planReducer(state = initialState, action: UnknownAction): PlanState {
  return planChosen.match(action) ? { chosen: action.payload } : state;
}

export const selectPlan = (state: { plan: PlanState }) => state.plan.chosen;
