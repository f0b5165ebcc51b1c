import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { watchLog } from '#db/event-store/follow/watch-log.ts';
import type { Config } from '../../../platform/config.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

/** Kinds of streams that no public answer shows; any other one, also one that is yet to come, empties the cache. */
const PRIVATE = '^(user|subscription|digest|mail|contact|security|import)-';

/** The cache of this process, which forgets everything when the log of `db` tells of something new; undefined when switched off. */
export function openAnswers(
  db: Database,
  { answerCacheMb, dev }: Pick<Config, 'answerCacheMb' | 'dev'>,
  logger: Logger,
): AnswerCache | undefined {
  if (answerCacheMb === 0 || dev) return undefined;
  const watch = watchLog(db, {
    except: PRIVATE,
    onChange: () => answers.forget('event'),
    onLost: (error) => logger.warn({ err: error }, 'the log cannot be watched; nothing is answered from the cache'),
  });
  const answers = createAnswerCache({ megabytes: answerCacheMb, isAwake: watch.isAwake, close: watch.close });
  return answers;
}
