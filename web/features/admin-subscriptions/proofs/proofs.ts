import type { PaymentProof, ProofSettingAside } from '#contracts/api/operations/payment-proofs.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from './messages.en.ts';

const PATH = '/api/admin/payment-proofs';

export const PAGE_SIZE = 10;

export const useOpenProofs = (page: number) =>
  useListPage<PaymentProof>(PATH, { page: String(page), limit: String(PAGE_SIZE) });

export const fileHref = (id: number) => `${PATH}/${id}`;

export function useSetProofAside(id: number) {
  return useChange<PaymentProof, ProofSettingAside>({
    send: (body) => request(`${PATH}/${id}/set-aside`, { method: 'POST', body }),
    changed: CHANGED.subscription,
    done: (_proof, { reason }) =>
      reason === null
        ? { title: text.waitsAgain }
        : { title: text.isSetAside, description: PROOF_REASON_LABELS[reason] },
    failed: (_error, { reason }) => (reason === null ? text.takeBackFailed : text.setAsideFailed),
    reverse: ({ reason }) => (reason === null ? undefined : { reason: null }),
    isForm: true,
  });
}
