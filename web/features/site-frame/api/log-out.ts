import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { forgetPerson } from '../../../lib/session/forget-person.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text } from '../messages.en.ts';

export function useLogOut(onSettled: () => void) {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<null>('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      forgetPerson(queryClient);
      toast({ title: text.loggedOut, description: text.loggedOutDescription });
    },
    onError: (error) => fail(text.logoutFailed, error),
    onSettled,
  });
}
