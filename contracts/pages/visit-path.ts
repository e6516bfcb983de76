// Where the site counts that it was opened: apart from its contract, whose schemas stay out of the page.
export const visitPath = '/api/dvd';

/** Told to the window once a phone number has been shown. A type, so that those who tell and hear it share no chunk. */
export type NumberShown = 'numbershown';
