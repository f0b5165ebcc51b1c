export const text = {
  username: 'Username',
  password: 'Password',
  email: 'Email',
  fullName: 'Full Name',
  businessType: 'Business Type',
  businessTypePlaceholder: 'Select your business type',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
