import { useMutation } from '@tanstack/react-query';
import type { ContactBody } from '#contracts/api/contact.ts';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text } from '../messages.en.ts';

const SENDING_MS = 1000;

/** Sends a message to the support, after the second that the form has always taken. */
export function useSendMessage() {
  const toast = useToast();
  const fail = useFailureToast();
  return useMutation({
    mutationFn: async (body: ContactBody) => {
      await new Promise((done) => setTimeout(done, SENDING_MS));
      return request('/api/contact', { method: 'POST', body });
    },
    onSuccess: () => toast({ title: text.sent, description: text.sentText }),
    onError: (error) => fail(text.failed, error, text.failedText),
  });
}
