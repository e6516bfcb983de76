// Apart from its endpoint, so that a visit is told without the schemas, which most visits never need.
export const viewPath = '/api/posts/:PostID/view';
