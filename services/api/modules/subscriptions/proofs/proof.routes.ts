import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import {
  PROOF_RECEIVED,
  PROOF_REFUSALS,
  type ProofOutcome,
  proofRefusal,
} from '#contracts/vocabulary/lists/payment-proofs.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { plainText } from '../../../platform/forms/answers-to-forms.ts';
import { createSharedGate } from '../../../platform/gate.ts';
import { redirect } from '../../../platform/http/answer/answer.ts';
import { INERT } from '../../../platform/http/answer/inert.ts';
import { wantsPage } from '../../../platform/http/answer/wants-page.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { countedAnswer } from '../../../platform/lists/answer-rows.ts';
import { busy, isRefusal, Refusal } from '../../../platform/refusal.ts';
import { receiveProof, setProofAside } from './proof.commands.ts';
import { assertRoom, listProofs, readProof, readProofBytes } from './proof.queries.ts';
import { ProofRefusal, readProofFile } from './proof-file.ts';
import { outcomeOf, readProofForm, typeOfForm } from './proof-form.route.ts';

/** Forms whose bytes are in memory at once, in all and of a network, and how many more wait unread. */
const SHARES = { atOnce: 8, most: 60, ofEach: 2, mostOfEach: 10 };

export function proofRoutes({ db, config, limits }: Dependencies): readonly Route[] {
  const inTurn = createSharedGate({ ...SHARES, full: () => busy(PROOF_REFUSALS.busy, 60) });
  async function inWords(error: unknown, outcome: ProofOutcome, days: number | null): Promise<unknown> {
    if (!(error instanceof Refusal) || (outcome !== 'too-many' && outcome !== 'full')) return error;
    const { paymentsEmail } = await readPortal(db, config);
    return Object.assign(error, { message: proofRefusal(outcome, paymentsEmail, days) });
  }
  return [
    route(proofEndpoints.send, async ({ req, query, meta }) => {
      let typed: { readonly reference?: string } = {};
      try {
        const type = await typeOfForm(req);
        await inTurn(meta.client ?? '', async () => {
          const { reference, file } = await readProofForm(req, type);
          if (reference === '') throw new ProofRefusal('no-reference', 'reference');
          typed = { reference };
          const proof = await readProofFile(file);
          await assertRoom(db);
          await limits.spendOfReference(reference, proof.digest);
          if (!(await limits.takesProof(proof.bytes.length, meta.client))) throw new ProofRefusal('full');
          await receiveProof(db, reference, proof, meta);
        });
      } catch (error) {
        const { outcome, days } = whyRefused(error);
        if (outcome === undefined) throw error;
        if (wantsPage(req))
          return redirect(303, backTo({ ...query, ...typed, ...(days === null ? {} : { days: `${days}` }) }, outcome));
        throw await inWords(error, outcome, days);
      }
      if (wantsPage(req)) return redirect(303, backTo(query, 'received'));
      return plainText(PROOF_RECEIVED);
    }),
    route(proofEndpoints.list, async ({ query }) => countedAnswer(await listProofs(db, query))),
    route(proofEndpoints.file, async ({ id }) => {
      const { type, bytes } = await readProofBytes(db, id);
      const isPicture = type === 'image/webp';
      const name = `proof-${id}.${isPicture ? 'webp' : 'pdf'}`;
      const disposition = `${isPicture ? 'inline' : 'attachment'}; filename="${name}"`;
      const headers = { ...INERT, 'Cache-Control': 'private, no-store', 'Content-Type': type };
      return { headers: { ...headers, 'Content-Disposition': disposition }, body: bytes };
    }),
    route(proofEndpoints.setAside, async ({ id, body, meta }) => {
      await setProofAside(db, id, body.reason, meta);
      return { body: await readProof(db, id) };
    }),
  ];
}

/** Days are null where none is known after which another try would help. */
function whyRefused(error: unknown) {
  const wait = isRefusal(error, 'too-many') ? error.retryAfter : undefined;
  return { outcome: outcomeOf(error), days: wait === undefined ? null : Math.ceil(wait / (24 * 3600)) };
}

/** The page from which the form came, with what became of it. */
function backTo(page: Readonly<Record<string, string | undefined>>, outcome: ProofOutcome): string {
  const stated = Object.entries(page).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/payment-info?${new URLSearchParams([...stated, ['proof', outcome]])}#proof`;
}
