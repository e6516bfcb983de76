/** Pictures that are read or written at a time. */
export const filesAtOnce = 8;

/** What a server answers while its bucket is away says nothing to who is at a terminal. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new Error(`The storage of pictures (STORAGE_URL) failed: ${reason} What was copied stays: the same command goes on from there.`, { cause: error });
  }
}
