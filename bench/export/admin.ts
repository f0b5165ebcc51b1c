/** The administrator who exports the log. */
export const ADMIN = { username: 'chief.of.all', password: 'Darya-Kinara-5538' } as const;
