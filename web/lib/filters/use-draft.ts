import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { searchApplied, searchEdited, selectDraft } from './drafts.slice.ts';

interface Draft {
  /** The typed text, or else the text in force. */
  readonly text: string;
  readonly edit: (text: string) => void;
  readonly drop: () => void;
}

/** A filter that is being edited beside the one in force. It is forgotten with its control. */
export function useDraft(name: string, applied: string): Draft {
  const dispatch = useDispatch();
  const typed = useSelector(selectDraft(name));
  useEffect(() => () => void dispatch(searchApplied(name)), [name, dispatch]);
  return {
    text: typed ?? applied,
    edit: (text) => void dispatch(searchEdited({ form: name, text })),
    drop: () => void dispatch(searchApplied(name)),
  };
}
