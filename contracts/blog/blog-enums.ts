// What articles of the blog are about, their drawn covers, and the states of comments. Labels are in i18n/<language>/blog.ts.

export const blogCategories = ['buying', 'renting', 'land', 'building', 'interior', 'money', 'safety', 'areas'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Drawn covers, each a file below /covers/. */
export const blogCovers = ['papers', 'agreement', 'measure', 'together', 'firm', 'fraud', 'loan', 'moving', 'areas', 'metro', 'damp', 'costs'] as const;
export type BlogCover = (typeof blogCovers)[number];

/** live; held until staff have read it; removed by staff; deleted by its writer. */
export const commentStates = ['live', 'held', 'removed', 'deleted'] as const;
export type CommentState = (typeof commentStates)[number];
