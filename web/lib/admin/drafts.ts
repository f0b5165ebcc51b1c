import type { DraftRow, Holding } from '#contracts/api/operations/drafts.ts';
import { request } from '../api/request.ts';
import { formatInstant } from '../format/format.ts';

export const DRAFTS_PATH = '/api/admin/drafts';
export const draftPath = (id: number) => `${DRAFTS_PATH}/${id}`;

/** Takes a draft in hand, gives it or lays it back; refused (409) when somebody else was faster. */
export const holdDraft = (id: number, holding: Holding) =>
  request<DraftRow>(`${draftPath(id)}/holder`, { method: 'PUT', body: holding });

/** An instant of today as '2:03 pm', any other day with its date. */
export function sinceWords(instant: string, now: Date): string {
  const [words, today] = [formatInstant(instant), formatInstant(now.toISOString())];
  const [day, time] = words.split(', ');
  return day === today.split(', ')[0] && time !== undefined ? time : words;
}
