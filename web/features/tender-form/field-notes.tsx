import { createContext, type ReactNode, useContext } from 'react';
import type { TenderValues } from './tender-values.ts';

/** Notes below single controls, such as "Proposed"; null unless a draft is being keyed. */
export const FieldNotes = createContext<Readonly<Partial<Record<keyof TenderValues, ReactNode>>> | null>(null);

/** The note of a control, else its usual hint. */
export function useHint(name: keyof TenderValues, usual?: ReactNode): ReactNode {
  return useContext(FieldNotes)?.[name] ?? usual;
}
