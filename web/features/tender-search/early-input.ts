import type { Dispatch } from '@reduxjs/toolkit';
import { navigate } from 'wouter/use-browser-location';
import { draftChanged } from '../../lib/forms/drafts.slice.ts';
import { changeFilters, type FilterName, parseFilters, toQuery } from './filters.ts';

/**
 * Reads what was typed and chosen in filter forms before the scripts ran: hydration would reset it.
 * The returned function, called after hydration, puts it back: choices into the address, text into the draft.
 */
export function takeEarlyInput(): (dispatch: Dispatch) => void {
  const taken = [...document.querySelectorAll<HTMLFormElement>('form[data-keep]')].map((form) => ({
    id: form.id,
    values: new FormData(form),
  }));
  return (dispatch) => {
    for (const { id, values } of taken) {
      const { text, query } = compareInput(location.search, values);
      if (text !== null) dispatch(draftChanged({ form: id, entries: { search: text } }));
      if (query !== null) navigate(`${location.pathname}${query}`, { replace: true });
    }
  };
}

/** Differences between the address and a form: typed text and a new query, each null when equal. */
export function compareInput(search: string, values: FormData): { text: string | null; query: string | null } {
  const filters = parseFilters(search);
  const typed = String(values.get('search') ?? '');
  const choices: Partial<Record<FilterName | 'sort', string>> = {};
  for (const [name, value] of values) {
    if (name !== 'search' && typeof value === 'string') choices[name as FilterName] = value;
  }
  const chosen = changeFilters(filters, choices);
  const isSame = toQuery(chosen) === toQuery({ ...filters, page: 1 });
  return { text: typed === (filters.search ?? '') ? null : typed, query: isSame ? null : toQuery(chosen) };
}
