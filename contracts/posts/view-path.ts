// Separate from the endpoint, so that reporting a view does not load the contract's schemas.
export const viewPath = '/api/posts/:PostID/view';
