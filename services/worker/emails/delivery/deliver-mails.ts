import type { WorkerContext } from '../../context.ts';

/** Hands waiting mails to the mail server; done when none waits, or when the server does not answer. */
export const deliverMails = ({ delivery }: WorkerContext): Promise<void> => delivery.wake();
