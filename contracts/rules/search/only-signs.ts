/** Whether a search has neither letter nor digit: nothing is found by it, rather than everything. */
export const isSigns = (search?: string): boolean => search !== undefined && !/[\p{L}\p{N}]/u.test(search);
