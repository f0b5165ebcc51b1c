import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { accountAims } from './account.ts';
import type { Aim, Aims } from './aim.ts';
import { catalogueAims } from './catalogue.ts';
import { importAims } from './imports.ts';
import { draftAims } from './inbox/drafts.ts';
import { openDataAims } from './open-data.ts';
import { proofAims, statementAims } from './payments.ts';
import { secondFactorAims } from './second-factor.ts';
import { subscriptionAims } from './subscriptions.ts';
import { tenderAims } from './tenders.ts';
import { settingsAims, userAims } from './users.ts';

export const EVERY_AIM: Aims = {
  ...accountAims,
  ...catalogueAims,
  ...draftAims,
  ...importAims,
  ...openDataAims,
  ...proofAims,
  ...secondFactorAims,
  ...statementAims,
  ...settingsAims,
  ...subscriptionAims,
  ...tenderAims,
  ...userAims,
};

/** Aim of a call that may take whatever its schemas take. */
const asDrawn: Aim = ({ query, body }) => ({ query, body });

/** @throws Error for a call whose address nobody knows how to fill */
export function aimOf({ method, path }: Endpoint): Aim {
  const aim = EVERY_AIM[`${method} ${path}`];
  if (aim === undefined && path.includes(':'))
    throw new Error(`tests/fuzz/aims does not know how to fill ${method} ${path}`);
  return aim ?? asDrawn;
}
