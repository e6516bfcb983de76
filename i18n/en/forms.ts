export const forms = {
  counter: '{count}/{max}',
  counterLabel: '{count} of {max} characters',
  phone: 'Phone number',
  phoneUnusual: 'This doesn’t look like a mobile number. Please check it again.',
  gender: 'Gender',
  genderHint: 'Never shown to anyone.',
  birthDate: 'Birth date',
} as const;
