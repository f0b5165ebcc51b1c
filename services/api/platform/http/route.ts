import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { User } from '#contracts/api/users.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Answer, WireAnswer } from './answer/answer.ts';

type Parsed<E extends Endpoint, Key extends 'query' | 'body'> = E[Key] extends z.ZodType ? z.output<E[Key]> : undefined;

/** A request as a handler gets it: everything is checked already. */
export interface RequestContext<E extends Endpoint = Endpoint> {
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** The `:id` of the path; 0 where the path has none. */
  readonly id: number;
  /** The parts of the path as they came, for paths with something other than `:id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly user: E['access'] extends 'public' ? User | null : User;
  /** Actor, request id and coarse client, ready for the event log. */
  readonly meta: EventMeta;
  readonly req: Request;
  readonly res: Response;
}

/** JSON as the contract describes it, or a body of another kind, which names its Content-Type, or no answer but the status. */
type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? Promise<Answer<z.input<E['response']>>>
  : Promise<WireAnswer> | Promise<void>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RequestContext) => Promise<Answer>;
}

/** Ties a call of the contract to what answers it. */
export function route<E extends Endpoint>(endpoint: E, handle: (context: RequestContext<E>) => AnswerOf<E>): Route {
  const answerOf = handle as unknown as (context: RequestContext) => Promise<Answer | undefined>;
  return { endpoint, handle: async (context) => (await answerOf(context)) ?? { body: undefined } };
}
