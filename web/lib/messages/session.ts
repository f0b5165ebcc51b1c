/** Texts of the header's session area. */
export const sessionText = {
  logIn: 'Log In',
  signUp: 'Sign Up',
  logOut: 'Log out',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logout failed',
  loggedOut: 'Logged out successfully',
  loggedOutDescription: 'You have been logged out',
} as const;
