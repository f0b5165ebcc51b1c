import { openDatabase } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { keepSignIn, type SignIn } from './sign-in.ts';

type FirstRun = (db: ReturnType<typeof openDatabase>, config: Config) => Promise<{ admin?: SignIn }>;

const config = readConfig();
const { firstRun } = (await import(process.argv[2] ?? '')) as { firstRun: FirstRun };
const db = openDatabase(config.databaseUrl, { max: 2, sessionUrl: config.databaseSessionUrl });
try {
  const { admin } = await firstRun(db, config);
  if (admin !== undefined) await keepSignIn(config.dataDir, admin);
  process.send?.({});
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.send?.({ refusal: error.message });
} finally {
  await db.close();
  process.disconnect();
}
