/** Key and path of the signed-in person's saved tenders. */
export const SAVED_KEY = ['/api/account/saved'] as const;
