import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, errorMessage } from '../api/api-error.ts';
import { signInOffer } from '../session/sign-in-offer.ts';
import { useToast } from '../toast/use-toast.ts';
import { text } from './messages.en.ts';

/** Returns a function that says what failed, with the server's message or, without one, the fallback (the title again). */
export function useFailureToast(): (title: string, error: unknown, fallback?: string) => void {
  const toast = useToast();
  const client = useQueryClient();
  return useCallback(
    (title, error, fallback = title) =>
      toast({
        title,
        description: errorMessage(error, fallback),
        variant: 'destructive',
        ...signInOffer(client, error),
      }),
    [toast, client],
  );
}

/** A refusal of the server has its own title; a submission that was never answered is just an 'Error'. */
export function submissionTitle(title: string, error: unknown): string {
  return error instanceof ApiError ? title : text.error;
}
