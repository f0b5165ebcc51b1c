/** Key and path of the tenders of one mail. */
export const sentKey = (token: string, mail: string) => [`/api/sent/${token}/${mail}`] as const;
