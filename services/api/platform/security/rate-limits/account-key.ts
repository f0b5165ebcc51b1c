/** Key by which an account is counted, whatever name was typed. */
export const accountKey = (userId: number) => `user-${userId}`;
