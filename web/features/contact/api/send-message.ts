import { useMutation } from '@tanstack/react-query';
import type { ContactBody } from '#contracts/api/contact.ts';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text } from '../messages.en.ts';

const SENDING_MS = 1000;

/** Sends a message to the support, after the second that the form has always taken. */
export function useSendMessage() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (body: ContactBody) => {
      await new Promise((done) => setTimeout(done, SENDING_MS));
      return request('/api/contact', { method: 'POST', body });
    },
    onSuccess: () => toast({ title: text.sent, description: text.sentText }),
    onError: (error) =>
      toast({ title: text.failed, description: errorMessage(error, text.failedText), variant: 'destructive' }),
  });
}
