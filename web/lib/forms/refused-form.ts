import { useQueryClient } from '@tanstack/react-query';
import { REFUSED_FORM, type RefusedFormData } from '#contracts/api/page.ts';

/** The form that came with the request for this page and was refused. Only the server knows one: browsers take over no page of a plain form. */
export function useRefusedForm(): RefusedFormData | undefined {
  return useQueryClient().getQueryData<RefusedFormData>(REFUSED_FORM);
}
