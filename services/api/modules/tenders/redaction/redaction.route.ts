import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { redactTender } from './redact-tender.ts';

export const redactionRoute = ({ db }: Dependencies): Route =>
  route(redactionEndpoints.redact, async ({ id, body, meta }) => ({ body: await redactTender(db, id, body, meta) }));
