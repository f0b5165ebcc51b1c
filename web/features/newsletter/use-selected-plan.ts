import { useEffect, useState } from 'react';
import { PLANS, type Plan } from '#contracts/vocabulary/plans.ts';
import { DEFAULT_PLAN } from '../../lib/plans.ts';
import { storeText } from '../../lib/storage.ts';
import { fromStored, PLAN_KEY, toStored } from './selected-plan.ts';

/** The plan whose card the page shows first, and so the one that holds until another is chosen. */
const SHOWN_FIRST = PLANS.yearly;

/** The last choice, for where storage is forbidden. */
let remembered: Plan | undefined;

/** The plan that was chosen in this browser, read anew: another tab may have chosen differently. */
export const currentPlan = (): Plan => readStored() ?? remembered ?? SHOWN_FIRST;

/** The same for the page; while hydrating the one shown first, because the server knows no storage. */
export function useSelectedPlan() {
  const [plan, show] = useState(remembered ?? SHOWN_FIRST);
  useEffect(() => {
    const read = () => show(currentPlan());
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const choose = (next: Plan) => {
    remembered = next;
    show(next);
    storeText(PLAN_KEY, toStored(next));
  };
  return { plan, choose };
}

function readStored(): Plan | undefined {
  try {
    return fromStored(localStorage.getItem(PLAN_KEY));
  } catch (error) {
    console.warn('The stored plan cannot be read; the default plan is used.', error);
    return DEFAULT_PLAN;
  }
}
