import type { Request } from 'express';
import { proofEndpoints } from '#contracts/api/operations/payment-proofs.ts';
import { PROOF_RECEIVED, type ProofOutcome } from '#contracts/vocabulary/lists/payment-proofs.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { redirect } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { countedAnswer } from '../../../platform/lists/answer-rows.ts';
import { receiveProof, setProofAside } from './proof.commands.ts';
import { listProofs, readProof, readProofBytes } from './proof.queries.ts';
import { ProofRefusal, readProofFile } from './proof-file.ts';
import { outcomeOf, readProofForm } from './proof-form.route.ts';

/** Headers for bytes of strangers: a browser may draw a picture, and do nothing else with them. */
const INERT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-store',
};

export function proofRoutes({ db, clock, limits }: Dependencies): readonly Route[] {
  return [
    route(proofEndpoints.send, async ({ req, query, meta }) => {
      try {
        const { reference, file } = await readProofForm(req);
        if (reference === '') throw new ProofRefusal('no-reference', 'reference');
        const proof = await readProofFile(file);
        await limits.spendOfReference(reference);
        await receiveProof(db, reference, proof, meta, clock());
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === undefined || !isPerson(req)) throw error;
        return redirect(303, backTo(query, outcome));
      }
      if (isPerson(req)) return redirect(303, backTo(query, 'received'));
      return { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: `${PROOF_RECEIVED}\n` };
    }),
    route(proofEndpoints.list, async ({ query }) => countedAnswer(await listProofs(db, query))),
    route(proofEndpoints.file, async ({ id }) => {
      const { type, bytes } = await readProofBytes(db, id);
      const isPicture = type === 'image/webp';
      const name = `proof-${id}.${isPicture ? 'webp' : 'pdf'}`;
      const disposition = `${isPicture ? 'inline' : 'attachment'}; filename="${name}"`;
      return { headers: { ...INERT, 'Content-Type': type, 'Content-Disposition': disposition }, body: bytes };
    }),
    route(proofEndpoints.setAside, async ({ id, body, meta }) => {
      await setProofAside(db, id, body.reason, meta);
      return { body: await readProof(db, id) };
    }),
  ];
}

const isPerson = (req: Request) => (req.headers.accept ?? '').includes('text/html');

/** The page from which the form came, with what became of it. */
function backTo(page: Readonly<Record<string, string | undefined>>, outcome: ProofOutcome): string {
  const stated = Object.entries(page).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/payment-info?${new URLSearchParams([...stated, ['proof', outcome]])}#proof`;
}
