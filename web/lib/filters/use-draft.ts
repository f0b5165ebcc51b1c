import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { searchApplied, searchEdited, selectDraft } from './drafts.slice.ts';

/** A filter that is being edited beside the one in force. It is forgotten with its control. */
export function useDraft(name: string, applied: string) {
  const dispatch = useDispatch();
  const typed = useSelector(selectDraft(name));
  useEffect(() => () => void dispatch(searchApplied(name)), [name, dispatch]);
  return {
    /** The typed text, or else the text in force. */
    text: typed ?? applied,
    edit: (text: string) => void dispatch(searchEdited({ form: name, text })),
    drop: () => void dispatch(searchApplied(name)),
  };
}
