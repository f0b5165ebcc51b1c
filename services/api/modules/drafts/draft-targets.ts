import type { SourceBody } from '#contracts/api/tenders/sources.ts';
import type { Tender, TenderBody } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Answer } from '../../platform/http/answer/answer.ts';
import type { StoredImage } from '../../platform/images/stored-image.ts';

/** The module that a draft becomes a record of. What takes `tx` runs inside the caller's transaction. @throws Refusal */
export interface DraftTargets {
  readonly drawPicture: (imageUrl: string | null) => Promise<StoredImage | null>;
  readonly publishTenderIn: (
    tx: Queryable,
    body: TenderBody,
    picture: StoredImage | null,
    meta: EventMeta,
  ) => Promise<number>;
  readonly addSource: (tx: Queryable, tenderId: number, body: SourceBody, meta: EventMeta) => Promise<void>;
  readonly presentTenderOf: (dependencies: Dependencies, tenderId: number) => Promise<Answer<Tender>>;
}
