import { leftOutWhenLate } from './when-late.ts';

/** Seconds of the slowest file but those by which the checks may begin later. */
leftOutWhenLate(120);
