/** Of BullMQ's queue, in Redis and in Postgres. */
export const QUEUE = 'ailaan';
/** Of BullMQ's tables in Postgres. */
export const QUEUE_SCHEMA = 'bullmq';
