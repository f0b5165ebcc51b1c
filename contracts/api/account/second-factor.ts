import { z } from 'zod';
import { forSuperAdmin, forUsers } from '../shared/endpoint.ts';
import { PasswordBody } from './account.ts';

const SECOND_CODE_MAX = 40;
export const CODE_REQUIRED = 'Enter the code of your authenticator app, or a recovery code';

/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
const SecondCode = z.string({ error: CODE_REQUIRED }).min(1, CODE_REQUIRED).max(SECOND_CODE_MAX, CODE_REQUIRED);

export const SecondFactor = z.strictObject({
  isOn: z.boolean(),
  /** Administrators get no further than their account page without it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int().min(0),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** The key for the app, as text and as the address that its camera reads. */
export const SecondFactorKey = z.strictObject({ key: z.string(), uri: z.string() });
export type SecondFactorKey = z.infer<typeof SecondFactorKey>;

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const { currentPassword } = PasswordBody.shape;
export const EnrolmentBody = z.strictObject({ currentPassword });
export const CodeBody = z.strictObject({ code: SecondCode });
export const RemovalBody = z.strictObject({ currentPassword, code: SecondCode });

export const secondFactorEndpoints = {
  get: forUsers.get(
    '/api/account/second-factor',
    'Whether signing in to the own account takes a code beside the password',
    { response: SecondFactor },
  ),
  enrol: forUsers.post(
    '/api/account/second-factor/enrolment',
    'A new key for the authenticator app of an administrator; nothing changes until a code of it is shown',
    { status: 200, body: EnrolmentBody, response: SecondFactorKey },
  ),
  confirm: forUsers.post(
    '/api/account/second-factor/confirmation',
    'Turns the second factor on by a code of the new key; other sessions end; answers the recovery codes',
    { status: 200, body: CodeBody, response: RecoveryCodes },
  ),
  remove: forUsers.post('/api/account/second-factor/removal', 'Turns the own second factor off', {
    status: 204,
    body: RemovalBody,
  }),
  reset: forSuperAdmin.delete(
    '/api/admin/users/:id/second-factor',
    "Turns an administrator's second factor off, when phone and recovery codes are lost; his sessions end",
  ),
};
