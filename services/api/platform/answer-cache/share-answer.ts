import type { Response } from 'express';

/**
 * Says that this answer is the same for every visitor who asks the same, so that it may be kept for the next. Comes before
 * the entity tag is compared. Nothing that carries a nonce is shared.
 */
export function shareAnswer(res: Response): void {
  const share: unknown = res.locals.shareAnswer;
  if (typeof share === 'function') share();
}
