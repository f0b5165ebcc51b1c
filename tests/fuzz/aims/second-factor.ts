import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, SecondFactorKey } from '#contracts/api/account/second-factor.ts';
import type { Callers, Person } from '../people/callers.ts';
import type { RawResponse } from '../people/send.ts';
import type { Aims } from './aim.ts';

const PATH = '/api/account/second-factor';

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate();

/** A key that waits for its first code. */
async function enrol(callers: Callers, by: Person): Promise<string | undefined> {
  const { status, text } = await callers.as(by, 'POST', `${PATH}/enrolment`, { currentPassword: by.password });
  return status === 200 ? (JSON.parse(text) as SecondFactorKey).key : undefined;
}

/** Turns the factor on; answers a recovery code. */
async function turnOn(callers: Callers, by: Person): Promise<string | undefined> {
  const key = await enrol(callers, by);
  if (key === undefined) return undefined;
  return recoveryCodeOf(await callers.as(by, 'POST', `${PATH}/confirmation`, { code: codeOf(key) }));
}

const recoveryCodeOf = (hit: RawResponse | undefined) =>
  hit?.status === 200 ? (JSON.parse(hit.text) as RecoveryCodes).recoveryCodes[0] : undefined;

/** So that everybody signs in by password alone again. */
async function turnOff(callers: Callers, by: Person, code: string | undefined): Promise<void> {
  if (code === undefined) return;
  await callers.as(by, 'POST', `${PATH}/removal`, { currentPassword: by.password, code });
}

export const secondFactorAims: Aims = {
  [`POST ${PATH}/enrolment`]: (_draw, by) => ({ body: { currentPassword: by.password } }),
  async [`POST ${PATH}/confirmation`](_draw, by, { callers }) {
    const key = await enrol(callers, by);
    if (key === undefined) return undefined;
    return { body: { code: codeOf(key) }, after: (hit) => turnOff(callers, by, recoveryCodeOf(hit)) };
  },
  async [`POST ${PATH}/removal`](_draw, by, { callers }) {
    const code = await turnOn(callers, by);
    if (code === undefined) return undefined;
    const after = async (hit: RawResponse | undefined) => {
      if (hit?.status !== 204) await turnOff(callers, by, code);
    };
    return { body: { currentPassword: by.password, code }, after };
  },
  'DELETE /api/admin/users/:id/second-factor': (_draw, _by, { callers }) =>
    callers.borrow('administrator', async (other) => {
      const code = await turnOn(callers, other);
      return code === undefined ? undefined : { params: { id: other.id } };
    }),
};
