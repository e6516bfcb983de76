// Why the dependencies could not be installed and what to do, in a sentence, followed by npm's own words. Plain Node, like bootstrap.mjs.

const network = 'the npm registry cannot be reached. Check the network and the proxy settings of npm, then start again';
const trust = 'the certificate of the npm registry is not trusted. Give npm the certificate of your proxy (npm config set cafile FILE), then start again';
const refused = 'the npm registry refuses access. Check the registry and the password in the settings of npm (npm config list), then start again';
const missing = 'the npm registry does not have one of the packages. Check which registry npm uses (npm config get registry), then start again';

/** By npm's own error codes. */
const byCode = {
  ...Object.fromEntries(
    ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH', 'EHOSTUNREACH', 'ERR_SOCKET_TIMEOUT', 'EPIPE'].map((code) => [
      code,
      network,
    ]),
  ),
  ...Object.fromEntries(
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_HAS_EXPIRED',
    ].map((code) => [code, trust]),
  ),
  ...Object.fromEntries(['E401', 'E403', 'E407'].map((code) => [code, refused])),
  ...Object.fromEntries(['E404', 'ETARGET'].map((code) => [code, missing])),
  EINTEGRITY: 'a package arrived damaged. Run "npm cache clean --force", then start again',
  ENOSPC: 'the disk is full. Free at least 1 GB, then start again',
  EDQUOT: 'the disk quota of this user is used up. Free at least 1 GB, then start again',
  EUSAGE: 'package-lock.json is damaged or belongs to another package.json. Restore both (git checkout package.json package-lock.json), then start again',
};

const noAccess = new Set(['EACCES', 'EPERM', 'EROFS']);

/** That a folder cannot be written. */
export function unwritable(folder, error) {
  const why = error.code === 'ENOSPC' ? 'the disk is full. Make room' : `this user may not write ${folder}. Make it writable for this user`;
  return new Error(`The dependencies could not be installed: ${why}, then start again.\n${error.message}`, { cause: error });
}

function reasonOf({ error, signal, output }, modules) {
  if (error?.code === 'ENOENT') return 'npm is not installed. Install Node.js with npm from nodejs.org, then start again';
  if (signal === 'SIGKILL') return 'npm was killed, usually because the memory is used up. Close other programs, then start again';
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? '';
  if (byCode[code]) return byCode[code];
  if (noAccess.has(code)) {
    const place = /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1] ?? modules;
    return `this user may not write ${place}. Make it writable for this user, then start again`;
  }
  return 'npm ci failed. Correct what it says here, then start again';
}

const linesMax = 12;

/** npm explains every option where one is wrong: its first words say what happened, its last line names its log. */
function shortened(output = '') {
  const lines = output.split('\n');
  return lines.length > linesMax ? [...lines.slice(0, linesMax - 2), '…', lines.at(-1)].join('\n') : output;
}

/** `ended`: the code or signal with which npm ended, the error where it could not be started, and what it wrote. */
export const installFailure = (ended, modules) =>
  new Error(
    [`The dependencies could not be installed: ${reasonOf(ended, modules)}.`, shortened(ended.output) || ended.error?.message].filter(Boolean).join('\n'),
  );
