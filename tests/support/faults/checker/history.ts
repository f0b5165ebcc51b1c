import type { Answer } from '../../http.ts';

/**
 * How a call ended for the client. 'unknown': the answer was lost, or said that something failed on our side; the
 * write may have been made or not.
 */
export type Outcome = 'ok' | 'fail' | 'unknown';

/** A write that a client asked for, under a name that no other write has. */
export interface Operation {
  readonly client: number;
  readonly kind: string;
  readonly name: string;
  /** Asked for although it may not be made: whatever the answer, it must not be there. */
  readonly mustFail: boolean;
  readonly invokedAt: number;
  outcome: Outcome;
  endedAt: number | undefined;
  /** HTTP status of the last answer. */
  status: number | undefined;
}

/** Everything that clients asked for and were told; an operation counts as unknown until it has ended. */
export class History {
  readonly operations: Operation[] = [];
  /** Answers that no fault around us excuses: 5xx other than a 503 that says when to come again. */
  readonly faults: string[] = [];

  hear(call: string, { status, headers }: Pick<Answer, 'status' | 'headers'>): void {
    const isDeliberate = status === 503 && Number(headers.get('retry-after')) > 0;
    if (status >= 500 && !isDeliberate) this.faults.push(`${status} ${call}`);
  }

  invoke(client: number, kind: string, name: string, mustFail = false): Operation {
    const operation: Operation = {
      ...{ client, kind, name, mustFail, invokedAt: performance.now() },
      ...{ outcome: 'unknown', endedAt: undefined, status: undefined },
    };
    this.operations.push(operation);
    return operation;
  }

  count(outcome: Outcome): number {
    return this.operations.filter((operation) => operation.outcome === outcome).length;
  }

  /** In words, with the statuses of the answers. */
  summary(): string {
    const answers = new Map<number, number>();
    for (const { status } of this.operations) answers.set(status ?? 0, (answers.get(status ?? 0) ?? 0) + 1);
    const statuses = [...answers].sort().map(([status, times]) => `${status || 'no answer'} ${times}`);
    return `${this.count('ok')} acknowledged, ${this.count('fail')} refused, ${this.count('unknown')} unknown (${statuses.join(', ')})`;
  }
}
