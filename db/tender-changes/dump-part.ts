/** Bytes of a stored part of a dump; parts of one size, so that a range is found by division. */
export const DUMP_PART = 512 * 1024;
