// The sections of the pages whose words staff can change, as the product brings them along. Without schemas, for the pages.

/** Under which heading a question stands. */
export const faqGroups = ['find', 'post', 'account', 'trust'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Which questions there are, in the order of the page. */
export const questionGroups = [
  ['find', ['visit', 'contact', 'search', 'rates', 'units']],
  ['post', ['post', 'cost', 'review', 'rejected', 'edit', 'expiry', 'sold']],
  ['account', ['code', 'password']],
  ['trust', ['privacy', 'fraud']],
] as const;

export type QuestionId = (typeof questionGroups)[number][1][number];

export const termsSections = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12'] as const;

export const safetySections = ['buyer', 'papers', 'tenant', 'owner', 'flags', 'wrong', 'limits'] as const;
export const safetyPapers = ['deed', 'khatian', 'mutation', 'plan', 'builder', 'bills'] as const;
