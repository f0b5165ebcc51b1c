export const text = {
  adminPanel: 'Admin Panel',
  account: 'Your account',
  hello: (name: string) => `Hello, ${name}`,
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logout failed',
  loggedOut: 'Logged out successfully',
  loggedOutDescription: 'You have been logged out',
} as const;
