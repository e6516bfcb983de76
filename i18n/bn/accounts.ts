export const accounts = {
  // Signing in
  signInTitle: 'সাইন ইন · উঠান',
  welcomeBack: 'আবার স্বাগতম',
  signInLead: 'ইমেইল ও পাসওয়ার্ড দিয়ে সাইন ইন করুন।',
  signInToGoOn: 'এগিয়ে যেতে সাইন ইন করুন। তারপর আগের জায়গাতেই ফিরবেন।',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  showPassword: 'পাসওয়ার্ড দেখুন',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  signingIn: 'সাইন ইন হচ্ছে…',
  noAccount: 'অ্যাকাউন্ট নেই?',
  register: 'নিবন্ধন করুন',
  waitMinutes: '{minutes} মিনিট পরে আবার চেষ্টা করুন।',
} as const;
