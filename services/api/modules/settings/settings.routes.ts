import { type SettingsBody, settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { readBankAccounts, readSettings } from '#db/settings/stored-settings.ts';
import { handleCommand } from '../../platform/commands/handle-command.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { settingsDecider } from './settings.decider.ts';
import { presentForOperator } from './settings.presenter.ts';
import { projectSettings } from './settings.projection.ts';

/** An absent section stays; null gives its first values back. */
const withoutAbsent = (body: SettingsBody) =>
  Object.fromEntries(Object.entries(body).filter(([, section]) => section !== undefined));

/** A portal has one stream of settings. */
const ONLY = { kind: 'settings', id: 1 } as const;

export function settingsRoutes({ db, config }: Dependencies): readonly Route[] {
  const present = async () => {
    const { version, ...settings } = await readSettings(db);
    return { body: presentForOperator(settings, config), etag: `"${ONLY.kind}-${ONLY.id}-${version}"` };
  };
  return [
    route(settingsEndpoints.bankAccounts, async () => ({ body: [...(await readBankAccounts(db))] })),
    route(settingsEndpoints.read, present),
    route(settingsEndpoints.change, async ({ body, meta, req }) => {
      const command = { type: 'ChangeSettings', sections: withoutAbsent(body) } as const;
      const ifVersion = ifMatchVersion(req, ONLY.kind, ONLY.id);
      await handleCommand(db, {
        decider: settingsDecider,
        project: projectSettings,
        ...ONLY,
        command,
        meta,
        ifVersion,
      });
      return present();
    }),
  ];
}
