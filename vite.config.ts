import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page needs, in two files: many small ones compress worse, and the framework's changes least often. What
// only some pages share is left to the bundler, so that no page fetches another's parts.
const frame = [
  'web[\\\\/](shell[\\\\/](?!soon|not-found|error-panel|small-head|suspension)|root|ui[\\\\/](button|logo|avatar|jali-band))',
  'web[\\\\/]platform[\\\\/](?!form-)',
  'i18n[\\\\/](?!in-words|typed-numbers|spoken-numbers|(bn|en)[\\\\/]numerals)',
  'contracts[\\\\/](limits|enums|errors)',
  'node_modules[\\\\/](@lingui|lucide-react[\\\\/]dist[\\\\/]esm[\\\\/](?!icons))',
  // What the bars at the head and the foot of every page show.
  'lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](arrow-up|bell|building-2|heart|house|key-round|menu|plus|search|user-round)\\.',
].join('|');
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: new RegExp(frame), minShareCount: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 8 },
];

// Everything in one piece: Node starts sooner, and React is the one made for production whatever NODE_ENV says later.
const ssr = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' }, build: { minify: false as const } };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // Files served as they are lie in public/; the server sends them, so the build need not copy them.
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Two per cent smaller than the faster minifier, on every first visit.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true } },
  },
  environments: {
    ...(command === 'build' ? { ssr } : {}),
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}));
