import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { PLANS, type Plan } from '#contracts/vocabulary/plans.ts';
import { DEFAULT_PLAN } from '../../lib/plans.ts';
import { storeText } from '../../lib/storage.ts';
import { type PlanState, planChosen, selectPlan } from './plan.slice.ts';
import { fromStored, PLAN_KEY, toStored } from './selected-plan.ts';

/** The plan whose card the page shows first, and so the one that holds until another is chosen. */
const SHOWN_FIRST = PLANS.yearly;

export type SelectedPlan = ReturnType<typeof useSelectedPlan>;

/** The plan that was chosen in this browser; the one shown first while hydrating, which knows no storage. */
export function useSelectedPlan() {
  const dispatch = useDispatch();
  const store = useStore<{ plan: PlanState }>();
  const plan = useSelector(selectPlan) ?? SHOWN_FIRST;
  /** Reads again what is stored: another tab may have chosen differently. Where storage is forbidden the choice lasts as long as the page. */
  const current = useCallback(() => readStored() ?? selectPlan(store.getState()) ?? SHOWN_FIRST, [store]);
  const choose = useCallback(
    (next: Plan) => {
      dispatch(planChosen(next));
      storeText(PLAN_KEY, toStored(next));
    },
    [dispatch],
  );
  useEffect(() => {
    const read = () => void dispatch(planChosen(current()));
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [current, dispatch]);
  return { plan, choose, current };
}

function readStored(): Plan | undefined {
  try {
    return fromStored(localStorage.getItem(PLAN_KEY));
  } catch (error) {
    console.warn('The stored plan cannot be read; the default plan is used.', error);
    return DEFAULT_PLAN;
  }
}
