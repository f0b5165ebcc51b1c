export const text = {
  undo: 'Undo',
  retry: 'Retry',
  logIn: 'Log in',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  /** Said instead of the button, which a screen reader cannot press from where it is. */
  reach: (action: string) => `${action}: press F8 to come to this notification`,
} as const;
