/** 0100000xxxx: no operator has the prefix, so the numbers ring no one. */
export const demoPhone = (number: number): string => `0100000${String(number).padStart(4, '0')}`;

export const sellerPhone = demoPhone(1234);
