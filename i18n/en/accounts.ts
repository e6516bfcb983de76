import type { accounts as bn } from '#i18n/bn/accounts.ts';

export const accounts = {
  // Signing in
  signInTitle: 'Sign in · Uthan',
  welcomeBack: 'Welcome back',
  signInLead: 'Sign in with your email and password.',
  signInToGoOn: 'Sign in to go on. You will return to where you were.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  forgotPassword: 'Forgot password?',
  signingIn: 'Signing in…',
  noAccount: 'No account yet?',
  register: 'Register',
  waitMinutes: 'Try again in {minutes} min.',
} as const satisfies Record<keyof typeof bn, string>;
