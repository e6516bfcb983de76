// What a floor plan is made of, by name. Apart from its rules, because every form for posts loads these.
export const roomKinds = [
  'master',
  'bedroom',
  'drawing',
  'dining',
  'living',
  'kitchen',
  'bathroom',
  'balcony',
  'study',
  'prayer',
  'servant',
  'store',
  'passage',
  'stairs',
  'parking',
  'hall',
  'office',
  'other',
] as const;
export type RoomKind = (typeof roomKinds)[number];

/** A wall of a room, as the plan is drawn. */
export const wallSides = ['top', 'right', 'bottom', 'left'] as const;
export type WallSide = (typeof wallSides)[number];

/** Lengths are whole or half feet. */
export const planStep = 0.5;

export const isOnGrid = (feet: number): boolean => Number.isInteger(feet / planStep);
