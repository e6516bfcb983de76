/** Ends the program at Ctrl-C and the like, but not before what it started (a database) is stopped. What it was doing is undone or continued next time. */
export function releaseOnSignals({ release }: { release: () => Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error('Stopped.');
      void release().finally(() => process.exit(1));
    });
  }
}
