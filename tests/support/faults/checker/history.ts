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
  readonly invokedAt: number;
  outcome: Outcome;
  endedAt: number | undefined;
  /** HTTP status of the last answer. */
  status: number | undefined;
}

/** Everything that clients asked for and were told; an operation counts as unknown until it has ended. */
export class History {
  readonly operations: Operation[] = [];

  invoke(client: number, kind: string, name: string): Operation {
    const operation: Operation = {
      ...{ client, kind, name, invokedAt: performance.now() },
      ...{ outcome: 'unknown', endedAt: undefined, status: undefined },
    };
    this.operations.push(operation);
    return operation;
  }

  count(outcome: Outcome): number {
    return this.operations.filter((operation) => operation.outcome === outcome).length;
  }

  /** Names of one kind that were acknowledged. */
  acknowledged(kind: string): string[] {
    return this.operations.filter((one) => one.kind === kind && one.outcome === 'ok').map(({ name }) => name);
  }
}
