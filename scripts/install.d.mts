// What scripts in TypeScript use of install.mjs.
export function markPruned(): void;
