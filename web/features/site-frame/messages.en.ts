export const text = {
  mainNavigation: 'Main',
  pro: 'PRO',
  admin: 'Admin',
  menu: 'Menu',
  theme: { system: 'System', light: 'Light', dark: 'Dark' },
  themeButton: (theme: string) => `Theme: ${theme}`,
  logIn: 'Log In',
  signUp: 'Sign Up',
} as const;
