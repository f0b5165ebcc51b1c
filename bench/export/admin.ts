/** Who takes the log along. */
export const ADMIN = { username: 'chief.of.all', password: 'Darya-Kinara-5538' } as const;
