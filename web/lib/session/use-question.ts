import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  dialogClosed,
  dialogOpened,
  type QuestionName,
  questionAsked,
  selectDialog,
  selectQuestion,
} from './dialogs.slice.ts';

export type { QuestionName };

/** A dialog that stands for itself; it goes with the page that asks. */
export function useQuestion(name: QuestionName) {
  const isOpen = useSelector(selectDialog) === name;
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch]);
  return { isOpen, setOpen: (open: boolean) => void dispatch(open ? dialogOpened(name) : dialogClosed()) };
}

/** A question on top of an open dialog, which stays. */
export function useInnerQuestion(name: string) {
  const isOpen = useSelector(selectQuestion) === name;
  const dispatch = useDispatch();
  return { isOpen, setOpen: (open: boolean) => void dispatch(questionAsked(open ? name : null)) };
}
