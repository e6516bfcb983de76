// The pictures of a post with what is said of them. Pure.
import type { PropertyType } from '#contracts/enums.ts';
import { fittingShot, type PhotoFinding, type PhotoShot } from '#contracts/posts/photo-shots.ts';

/** A picture at its place in a post. */
export interface ShownPicture {
  hash: string;
  shot: PhotoShot | null;
  findings: PhotoFinding[];
}

/** What was sent about pictures, in the order in which the post shows them. */
export interface PhotoNotes {
  propertyType: PropertyType;
  shots?: ReadonlyArray<PhotoShot | null> | undefined;
  photoFindings?: ReadonlyArray<readonly PhotoFinding[]> | undefined;
}

interface Known {
  hash: string;
  shot?: PhotoShot | null | undefined;
  findings?: readonly PhotoFinding[] | null | undefined;
}

/** A picture that came with the post. */
export const sentPicture = ({ propertyType, shots, photoFindings }: PhotoNotes, hash: string, at: number): ShownPicture => ({
  hash,
  shot: fittingShot(propertyType, shots?.[at]),
  findings: [...(photoFindings?.[at] ?? [])],
});

/** One that the post had: what was found about it stays, and what it shows too, unless it is said again. */
export const keptPicture = ({ propertyType, shots }: PhotoNotes, known: Known, at: number): ShownPicture => ({
  hash: known.hash,
  shot: fittingShot(propertyType, shots ? shots[at] : known.shot),
  findings: [...(known.findings ?? [])],
});

/** Whether people see the same pictures with the same captions. */
export const looksSame = (before: readonly Known[], after: readonly ShownPicture[]): boolean =>
  before.length === after.length && after.every(({ hash, shot }, at) => before[at]?.hash === hash && (before[at]?.shot ?? null) === shot);
