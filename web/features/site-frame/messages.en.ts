/** Texts of the frame around every page. */
export const text = {
  mainNavigation: 'Main',
  pro: 'PRO',
  admin: 'Admin',
  adminPanel: 'Admin Panel',
  account: 'Your account',
  hello: (name: string) => `Hello, ${name}`,
  menu: 'Menu',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  themeButton: (theme: string) => `Theme: ${theme}`,
  logIn: 'Log In',
  signUp: 'Sign Up',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logout failed',
  loggedOut: 'Logged out successfully',
  loggedOutDescription: 'You have been logged out',
} as const;
