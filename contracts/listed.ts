// A list that says of every member of a union whether it is in, so that types fail when a new member is not considered:
// `listed({ day: true, week: true, open: null } satisfies Record<Length, true | null>)`.

type Listed<All> = { [K in keyof All]: All[K] extends true ? K : never }[keyof All];

/** The names that are `true`, in their order. */
export const listed = <const All extends Readonly<Record<string, true | null>>>(all: All): readonly Listed<All>[] =>
  Object.keys(all).filter((name) => all[name]) as Listed<All>[];
