import { secondFactorEndpoints as endpoints } from '#contracts/api/account/second-factor.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { conflict, forbidden, invalid, notSignedIn } from '../../../platform/refusal.ts';
import { confirmPassword } from '../sign-in/sign-in.ts';
import { findCredentialsOf } from '../user.queries.ts';
import { describeKey, newKey, stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode, newRecoveryCodes, plain } from './recovery-codes.ts';
import { openKey, sealKey } from './sealed-key.ts';
import { disableSecondFactor, enableSecondFactor } from './second-factor.commands.ts';
import { findFactor, keepPending, takeStep } from './second-factor.queries.ts';
import { takeSecondCode } from './take-second-code.ts';

const WRONG_CODE = 'This code is wrong or was used before. Wait for the next one';
const IS_ON = 'The second factor is on already. Turn it off first to use another device.';

/** How an administrator gets, changes and loses the second factor (ADR 0029). */
export function secondFactorRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config, clock, sessions } = dependencies;
  return [
    route(endpoints.get, async ({ user }) => {
      const factor = await findFactor(db, user.id);
      const isRequired = user.isAdmin && config.adminSecondFactor === 'required';
      const isOn = factor?.isOn === true;
      return { body: { isOn, isRequired, recoveryCodesLeft: isOn ? factor.recoveryCodesLeft : 0 } };
    }),
    route(endpoints.enrol, async ({ body, user, meta, req }) => {
      if (!user.isAdmin) throw forbidden('The second factor is for administrators.');
      await confirmPassword(dependencies, user, body.currentPassword, req, meta);
      const key = newKey();
      const isKept = await keepPending(db, user.id, sealKey(config.sessionSecrets, user.id, key));
      if (!isKept) throw conflict(IS_ON);
      const { siteName } = await readPortal(db, config);
      return { body: describeKey(key, siteName, user.username) };
    }),
    route(endpoints.confirm, async ({ body, user, meta, req, res }) => {
      const factor = await findFactor(db, user.id);
      if (factor === undefined) throw conflict('There is no key yet. Begin with your password.');
      if (factor.isOn) throw conflict(IS_ON);
      const key = openKey(config.sessionSecrets, user.id, factor.sealedSecret);
      const step = key === undefined ? undefined : stepOfCode(key, plain(body.code), clock());
      if (step === undefined || !(await takeStep(db, user.id, step))) throw invalid({ code: WRONG_CODE });
      const account = await findCredentialsOf(db, user.id);
      // asked after the credentials were read: a session that still lives is of these, not of a password changed since
      if (account === undefined || (await sessions.current(req, res)) === null) throw notSignedIn();
      const recoveryCodes = newRecoveryCodes();
      const enabled = { ...account, sealedSecret: factor.sealedSecret };
      await enableSecondFactor(db, enabled, recoveryCodes.map(hashRecoveryCode), meta);
      await sessions.start(req, res, enabled);
      return { body: { recoveryCodes } };
    }),
    route(endpoints.remove, async ({ body, user, meta, req, res }) => {
      const factor = await findFactor(db, user.id);
      if (factor?.isOn !== true) throw conflict('The second factor is off already.');
      const account = await confirmPassword(dependencies, user, body.currentPassword, req, meta, async () => {
        if (await takeSecondCode(dependencies, user.id, factor, body.code, meta)) return;
        throw forbidden(`${WRONG_CODE}.`, { code: WRONG_CODE });
      });
      await disableSecondFactor(db, account, meta);
      await sessions.start(req, res, { ...account, sealedSecret: null });
    }),
    route(endpoints.reset, ({ id, user, meta }) => disableSecondFactor(db, { id, by: user.id }, meta)),
  ];
}
