import type { EventMeta } from '#contracts/events/event.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode, plain } from './recovery-codes.ts';
import { openKey } from './sealed-key.ts';
import { type StoredFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts';

type SecondCodeDependencies = Pick<Dependencies, 'db' | 'config' | 'clock' | 'securityLog'>;

/** Whether the code fits the account's factor, which uses it up; a recovery code is told to the log. */
export async function takeSecondCode(
  dependencies: SecondCodeDependencies,
  userId: number,
  factor: StoredFactor,
  code: string,
  meta: EventMeta,
): Promise<boolean> {
  const { db, config, clock, securityLog } = dependencies;
  const key = openKey(config.sessionSecrets, userId, factor.sealedSecret);
  const step = key === undefined ? undefined : stepOfCode(key, plain(code), clock());
  if (step !== undefined) return takeStep(db, userId, step);
  const left = await takeRecoveryCode(db, userId, hashRecoveryCode(code));
  if (left === undefined) return false;
  const event = { type: 'RecoveryCodeUsed', data: { userId, left } } as const;
  await securityLog.record(event, { ...meta, actor: { kind: 'user', id: userId } });
  return true;
}
