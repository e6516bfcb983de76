/** The version of the API. It grows only with what would break a program; the rule is in docs/api.md. */
export const apiVersion = '1';

/** Named in every answer; a program may send it to be refused where another version answers. */
export const versionHeader = 'uthan-version';
