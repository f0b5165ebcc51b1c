import type { SettingsEvent } from '#contracts/events/administration/settings.ts';
import { sql } from '#db/connection.ts';
import type { Projection } from '../../platform/commands/projection.ts';

export const projectSettings: Projection<SettingsEvent> = {
  SettingsChanged: {
    isWhole: true,
    statements: [
      sql`INSERT INTO portal_settings AS s (id, version, settings) SELECT e.id, e.version, e.data -> 'settings' FROM e
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, settings = excluded.settings
        WHERE s.version < excluded.version`,
    ],
  },
};
