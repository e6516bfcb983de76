import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { limits } from './contracts/limits.ts';

// What every page needs, in two files: many small ones compress worse, and the framework's changes least often. What
// only some pages share is left to the bundler, so that no page fetches another's parts.
const frame = [
  'web[\\\\/](notifications[\\\\/]provider|shell[\\\\/](?!account-menu|guard|signed-in-parts|footer|theme-switch|not-found|error-panel|small-head|suspension|waiting)|root|compare[\\\\/]compare-bar-slot|ui[\\\\/](button|create-icon|logo|avatar))',
  // But for what few pages need: forms, calls, pictures, clocks.
  'web[\\\\/]platform[\\\\/](?!calls|hooks|image|offline|visit|pressed-card|staying|easy-mode)',
  'i18n[\\\\/](?!device-text|in-place|post-titles|in-words|typed-numbers|spoken-numbers|(bn|en)[\\\\/]numerals)',
  'contracts[\\\\/](enums|errors|pages[\\\\/]own-path|posts[\\\\/]view-path)',
  'node_modules[\\\\/](@lingui|lucide-react[\\\\/]dist[\\\\/]esm[\\\\/](?!icons))',
  // What the bars at the head and the foot of every page show.
  'lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](arrow-up|bell|building-2|heart|house|key-round|menu|plus|search|user-round|wifi-off)\\.',
].join('|');
// What every form has that calls the server: many small files, which compress better as one.
const calls =
  'web[\\\\/](platform[\\\\/](calls[\\\\/](use-call|failure-text|fault-text|outcome)|hooks[\\\\/]use-(seconds|time)-left)|ui[\\\\/](failure-notice|notice|field)\\.|forms[\\\\/]focus-field)';
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: new RegExp(frame), minShareCount: 2 },
  { name: 'calls', test: new RegExp(calls), minShareCount: 2 },
  // A few lines each, which weigh less in one file.
  { name: 'lines', test: /web[\\/]platform[\\/](staying|easy-mode|hooks[\\/]use-hydrated)\./, minShareCount: 2 },
  { name: 'results-place', test: /web[\\/]search[\\/]results[\\/](results-place|last-results|adds-page)\./, minShareCount: 2 },
  // Most dialogs ask.
  { name: 'dialogs', test: /web[\\/](ui[\\/]sheet|forms[\\/]confirm)\./, minShareCount: 2 },
  // What is kept on the device, in one file.
  { name: 'kept', test: /web[\\/]platform[\\/]offline[\\/](action-queue|offline-answers|offline-session)/, minShareCount: 2 },
  // Which fields a post has, with their rules: what needs one mostly needs the other.
  { name: 'post-rules', test: /contracts[\\/]posts[\\/]post-(fields|rules)/, minShareCount: 2 },
  // Small parts of every form for posts.
  { name: 'posting', test: /web[\\/]posting[\\/](hints|price[\\/]number-fields)\./, minShareCount: 2 },
  // The kinds of property to choose from.
  { name: 'kind-icons', test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](land-plot|circle-dashed|briefcase-business)\./ },
  // What the forms of an account share.
  {
    name: 'account-forms',
    test: /web[\\/]accounts[\\/](steps[\\/]carried-email|account-failure)\./,
    minShareCount: 2,
  },
  // Forward and back.
  { name: 'arrows', test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-(left|right)\./, minShareCount: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 14 },
];

const known = limits as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const literal = (noun: string, name: string): string | undefined => JSON.stringify(known[noun]?.[name]);

/**
 * Writes each number of contracts/limits.ts where it is used, in the built pages alone: as one object all of them would come with
 * every first load. What reads the object as a whole still gets it.
 */
const inlineLimits: Plugin = {
  name: 'inline-limits',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/[\\/](web|contracts|i18n)[\\/][^?]*\.tsx?$/.test(id) || !code.includes('limits.')) return undefined;
    const written = code
      .replace(/const \{([\w\s,:]+)\} = limits\.(\w+);/g, (whole, names: string, noun: string) => {
        const pairs = names.split(',').map((pair) => pair.split(':').map((part) => part.trim()));
        const filled = pairs.filter(([name]) => name).map(([name = '', as = name]) => [as, literal(noun, name)] as const);
        return filled.some(([, value]) => value === undefined) ? whole : `const ${filled.map(([as, value]) => `${as} = ${value}`).join(', ')};`;
      })
      .replace(/(?<!typeof |[\w.$])limits\.(\w+)\.(\w+)\b/g, (whole, noun: string, name: string) => literal(noun, name) ?? whole);
    // An import that nothing uses any more would still put the object beside whatever imports it.
    const rest = written.replace(/^import \{ limits \} from '[^']+';$/m, '');
    return /\blimits\b/.test(rest.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').replace(/from '[^']*'/g, '')) ? written : rest;
  },
};

/** Endpoints without what the description of the API says of them: no page shows it. */
const plainEndpoints: Plugin = {
  name: 'plain-endpoints',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    /[\\/]contracts[\\/][^?]*\.ts$/.test(id) ? code.replace(/^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`),$/gm, '') : undefined,
};

const createIcon = fileURLToPath(new URL('web/ui/create-icon.ts', import.meta.url));

/** Icons without the framework of their package, and without names and keys that no one asks for: a kilobyte less on every page. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^?]*\.mjs$/.test(id) || !code.includes('createLucideIcon')) return undefined;
    return code
      .replace("import createLucideIcon from '../createLucideIcon.mjs';", `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)};`)
      .replace(/,\s*key: "\w+"/g, '')
      .replace(/^ {2}(?:name|size|aliases): .*,?$/gm, '');
  },
};

/**
 * React Router without the hooks for measuring tools, which no page uses: 1.3 kB of every first visit. The build fails where a
 * release asks for more of them, and handing `instrumentations` to the router fails at once.
 */
const noInstrumentation: Plugin = {
  name: 'no-instrumentation',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/.test(id)
      ? `const left = () => { throw new Error('instrumentations: see vite.config.ts'); };
         export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
         export { left as getRouteInstrumentationUpdates, left as instrumentClientSideRouter, left as instrumentHandler };
         export const instrumentationResultMetaContext = undefined;`
      : undefined,
};

/**
 * In one piece: Node starts sooner, and React is the one made for production whatever NODE_ENV says later. What the server has in memory
 * anyway, contracts, words and their library, is shared with it: a second copy would take 11 MB.
 */
const ssr = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { minify: false as const, rolldownOptions: { external: /^(?:#(?:contracts|i18n)\/|zod$)/ } },
};

export default defineConfig(({ command }) => ({
  plugins: [inlineLimits, plainIcons, plainEndpoints, noInstrumentation, tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // Files served as they are lie in public/; the server sends them, so the build does not have to copy them.
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Two per cent smaller than the faster minifier, on every first visit.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } },
  },
  environments: {
    ...(command === 'build' ? { ssr } : {}),
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}));
