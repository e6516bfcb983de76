/** The browser sets it while someone is signed in, so that caches between it and the server leave pages alone; it says nothing of who it is. */
export const memberCookie = 'member';
