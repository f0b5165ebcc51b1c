import { settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { readBankAccounts, readNewspapers, readSettings } from '#db/settings/stored-settings.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendTestMail } from './mail/test-mail.ts';
import { readSetup } from './read-setup.ts';
import { changeSettings, ONLY } from './settings.commands.ts';
import { presentForOperator } from './settings.presenter.ts';

export function settingsRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config, securityLog } = dependencies;
  const present = async () => {
    const { version, ...settings } = await readSettings(db);
    return { body: presentForOperator(settings, config), etag: `"${ONLY.kind}-${ONLY.id}-${version}"` };
  };
  return [
    route(settingsEndpoints.bankAccounts, async () => ({ body: [...(await readBankAccounts(db))] })),
    route(settingsEndpoints.newspapers, async () => ({ body: [...(await readNewspapers(db))] })),
    route(settingsEndpoints.read, present),
    route(settingsEndpoints.setup, async () => ({ body: await readSetup(db, config) })),
    route(settingsEndpoints.change, async ({ body, meta, req }) => {
      await changeSettings(dependencies, body, meta, ifMatchVersion(req, ONLY.kind, ONLY.id));
      return present();
    }),
    route(settingsEndpoints.testMail, async ({ body, user, meta }) => {
      const { path } = settingsEndpoints.testMail;
      await securityLog.record({ type: 'ActDone', data: { route: path, detail: body.host } }, meta);
      return { body: await sendTestMail(dependencies, body, user.email) };
    }),
  ];
}
