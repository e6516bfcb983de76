// Separate from the endpoints, so that telling of a choice does not load the contract's schemas.
export const chosenPath = '/api/search/chosen';
