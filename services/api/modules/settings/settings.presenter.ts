import type { Settings } from '#contracts/api/operations/settings.ts';
import type { PortalSettings } from '#contracts/events/administration/settings.ts';
import type { Config } from '../../../platform/config.ts';
import { presentSettings } from '../../../platform/settings/present-settings.ts';

export function presentForOperator(stated: PortalSettings, config: Config): Settings {
  const { bankAccounts, plans, contact, banner } = presentSettings(stated, config);
  const sourceOf = (isStated: boolean) => (isStated ? ('settings' as const) : ('first' as const));
  return {
    bankAccounts: [...bankAccounts],
    plans,
    contact,
    banner,
    sources: {
      bankAccounts: sourceOf(bankAccounts.length > 0),
      plans: sourceOf(stated.plans !== null),
      contact: sourceOf(stated.contact !== null),
      banner: sourceOf(stated.banner !== null),
    },
  };
}
